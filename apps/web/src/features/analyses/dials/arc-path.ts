/** Half a circle from left to right, in the units of the dial's picture. */
export const arcCenter = { x: 60, y: 58 } as const;

/** The point at a share 0…1 of the half circle. */
export function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, share)));
  return { x: arcCenter.x + radius * Math.cos(angle), y: arcCenter.y - radius * Math.sin(angle) };
}

/** The path of the arc between two shares. */
export function arcPath(from: number, to: number, radius: number): string {
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${at(start)}A${radius} ${radius} 0 0 1 ${at(end)}`;
}

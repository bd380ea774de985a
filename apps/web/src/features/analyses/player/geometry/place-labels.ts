import type { Box } from '@trueswing/domain';

/** A label beside a line of the golfer. */
export interface Label {
  readonly width: number;
  readonly height: number;
  /** Where its upper left corner belongs: on the preferred side of the line, and on the other. */
  readonly sides: readonly { readonly x: number; readonly y: number }[];
}

/** Where labels may stand: a box of the picture, without the parts that are covered. */
export interface LabelSpace {
  readonly visible: Box;
  readonly covered: readonly Box[];
}

/** The other side of a line is taken if the preferred one moves a label by more than this many of its heights. */
const sideHeights = 1.5;

/**
 * Places labels in their order, each as close to its line as is free: inside the space, not behind the controls, and not
 * over another label. Null for a label that fits nowhere.
 */
export function placeLabels(labels: readonly Label[], { visible, covered }: LabelSpace): (Box | null)[] {
  const taken = [...covered];
  return labels.map((label) => {
    const box = closestFreeBox(label, visible, taken);
    if (box) taken.push(box);
    return box;
  });
}

function closestFreeBox({ width, height, sides }: Label, visible: Box, taken: readonly Box[]): Box | null {
  const [mostX, mostY] = [visible.right - width, visible.bottom - height];
  if (mostX < visible.left || mostY < visible.top) return null;
  const candidates = sides.flatMap((wanted, side) => {
    const x = limited(wanted.x, visible.left, mostX);
    const heights = [wanted.y, ...taken.flatMap(({ top, bottom }) => [top - height, bottom])];
    return heights.map((wantedY) => {
      const y = limited(wantedY, visible.top, mostY);
      const cost = Math.abs(x - wanted.x) + Math.abs(y - wanted.y) + side * sideHeights * height;
      return { cost, box: { left: x, top: y, right: x + width, bottom: y + height } };
    });
  });
  const free = candidates.filter(({ box }) => !taken.some((other) => overlap(box, other)));
  free.sort((a, b) => a.cost - b.cost);
  return free[0]?.box ?? null;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const limited = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

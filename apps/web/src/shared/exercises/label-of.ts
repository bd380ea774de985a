import type { BodyPart, Equipment } from '@trueswing/contracts';

/** "Resistance band", "Lower back". */
export function labelOf(name: Equipment | BodyPart): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

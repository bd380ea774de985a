import { startsTo } from '@trueswing/swing';

/** "at the target", "to the right" */
export function faceWords(faceAngleDeg: number): string {
  const side = startsTo(faceAngleDeg);
  return side === 'center' ? 'at the target' : `to the ${side}`;
}

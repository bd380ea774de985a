import type { View } from '../movement.ts';
import type { Vector } from '../skeleton/vector.ts';

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Nearness to the viewer. */
  readonly depth: number;
  /** The same for a viewer who stands on the floor. */
  readonly toward: number;
}

/** Without perspective, so that what is level stays level. `y` points down, as in the picture. */
export function project([left, up, forward]: Vector, { around, above }: View): Point {
  const [sinAround, cosAround] = sinCos(around);
  const [sinAbove, cosAbove] = sinCos(above);
  const toward = forward * cosAround - left * sinAround;
  return {
    x: left * cosAround + forward * sinAround,
    y: toward * sinAbove - up * cosAbove,
    depth: toward * cosAbove + up * sinAbove,
    toward,
  };
}

function sinCos(deg: number): [sin: number, cos: number] {
  const angle = (deg * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

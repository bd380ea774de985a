import type { Vector } from '../skeleton/vector.ts';

/** A thing in the room, to be drawn. */
export interface Shape {
  readonly look:
    | 'wall'
    | 'furniture'
    | 'band'
    | 'club'
    | 'cloth'
    | 'bar'
    | 'soft'
    | 'pad'
    | 'weight'
    | 'dumbbell'
    | 'mat';
  /** A line through the points, the area around all of them, or a ball around the first one. */
  readonly form: 'line' | 'area' | 'ball';
  readonly points: readonly Vector[];
  /** Radius of a ball. */
  readonly radius?: number;
}

export const line = (look: Shape['look'], ...points: Vector[]): Shape => ({ look, form: 'line', points });
export const ball = (look: Shape['look'], center: Vector, radius: number): Shape => ({
  look,
  form: 'ball',
  points: [center],
  radius,
});

/** A box between two opposite corners. */
export function box(look: Shape['look'], [left, up, forward]: Vector, [right, down, back]: Vector): Shape {
  const points = [left, right].flatMap((x) => [up, down].flatMap((y) => [forward, back].map((z): Vector => [x, y, z])));
  return { look, form: 'area', points };
}

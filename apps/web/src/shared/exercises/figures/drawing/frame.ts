import type { Figure } from '../movement.ts';
import { blendPoses } from '../skeleton/blend-poses.ts';
import { type Joints, placeJoints } from '../skeleton/place-joints.ts';
import { headRadius, limbRadius } from '../skeleton/pose.ts';
import type { Vector } from '../skeleton/vector.ts';
import { carriedShapes } from '../things/carried.ts';
import { roomShapes } from '../things/room.ts';
import { type Point, project } from './project.ts';

/** Side of the square picture. */
export const pictureSize = 100;
const margin = 6;
const scales = { min: 0.62, max: 1.2 } as const;

/** Shift of the projection, then its scale about the middle, so that the whole movement fills the picture. */
export interface Frame {
  readonly middle: { readonly x: number; readonly y: number };
  readonly scale: number;
  /** The ends of the floor line, before it is moved. */
  readonly floor: { readonly from: number; readonly to: number };
}

const frames = new WeakMap<Figure, Frame>();

/** Computed once for a figure: a list shows the same one many times. */
export function frameOf(figure: Figure): Frame {
  const known = frames.get(figure);
  if (known) return known;
  const frame = frameFigure(figure);
  frames.set(figure, frame);
  return frame;
}

function frameFigure(figure: Figure): Frame {
  const { start, end, view } = figure.movement;
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const points = [
    ...shares.flatMap((share) => extentOf(figure, placeJoints(blendPoses(start, end, share)), share)),
    ...roomShapes(figure).flatMap((shape) => shape.points.map((corner) => project(corner, view))),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys, 0)];
  const fitting = (pictureSize - 2 * margin) / Math.max(right - left, bottom - top);
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: Math.min(scales.max, Math.max(scales.min, fitting)),
    floor: { from: left - 2, to: right + 2 },
  };
}

/** The corners of what moves, with the thickness of the lines. */
function extentOf(figure: Figure, joints: Joints, share: number): Pick<Point, 'x' | 'y'>[] {
  const around = (vector: Vector, radius: number) => {
    const { x, y } = project(vector, figure.movement.view);
    return [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ];
  };
  const body = Object.entries(joints).flatMap(([name, joint]) =>
    around(joint, name === 'head' ? headRadius : limbRadius),
  );
  const { under, held } = carriedShapes(figure, joints, share);
  return [
    ...body,
    ...[...under, ...held].flatMap(({ points, radius = 1 }) => points.flatMap((point) => around(point, radius))),
  ];
}

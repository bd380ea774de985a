import type { Movement } from '../movement.ts';
import { blendPoses } from '../skeleton/blend-poses.ts';
import { type Joints, placeJoints } from '../skeleton/place-joints.ts';
import { headRadius, limbRadius } from '../skeleton/pose.ts';
import { type Point, project } from './project.ts';
import { fixedShapes } from './prop-shapes.ts';

/** Side of the square picture. */
export const pictureSize = 100;
const margin = 6;
const scales = { min: 0.8, max: 1.2 } as const;

/** Shift of the projection, then its scale about the middle, so that the whole movement fills the picture. */
export interface Frame {
  readonly middle: { readonly x: number; readonly y: number };
  readonly scale: number;
  /** The ends of the floor line, before it is moved. */
  readonly floor: { readonly from: number; readonly to: number };
}

const frames = new WeakMap<Movement, Frame>();

/** Computed once for a movement: a list shows the same one many times. */
export function frameOf(movement: Movement): Frame {
  const known = frames.get(movement);
  if (known) return known;
  const frame = frameMovement(movement);
  frames.set(movement, frame);
  return frame;
}

function frameMovement(movement: Movement): Frame {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const points = shares.flatMap((share) =>
    extentOf(placeJoints(blendPoses(movement.start, movement.end, share)), movement),
  );
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

/** The corners of what is drawn, with the thickness of the lines. */
function extentOf(joints: Joints, movement: Movement): Pick<Point, 'x' | 'y'>[] {
  const body = Object.entries(joints).flatMap(([name, joint]) => {
    const { x, y } = project(joint, movement.view);
    const radius = name === 'head' ? headRadius : limbRadius;
    return [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ];
  });
  const corners = fixedShapes(movement).flatMap(({ points }) => points);
  return [...body, ...corners.map((corner) => project(corner, movement.view))];
}

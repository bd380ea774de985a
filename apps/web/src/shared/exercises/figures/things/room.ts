import type { FigureThing } from '@trueswing/domain/exercise-figures';
import type { Figure } from '../movement.ts';
import { type Joints, placeJoints } from '../skeleton/place-joints.ts';
import { headRadius, limbRadius } from '../skeleton/pose.ts';
import { add, scale, type Vector } from '../skeleton/vector.ts';
import { chestOf, lowest, partsOf } from './parts.ts';
import { box, line, type Shape } from './shape.ts';

const wallHeight = 78;
const seatHeight = 22;

/** Where the figure is at its start and its end. */
export interface Reachable {
  readonly start: Joints;
  readonly end: Joints;
  /** The corners of the box that the body needs on its way. */
  readonly from: Vector;
  readonly to: Vector;
}

const reached = new WeakMap<Figure['movement'], Reachable>();

export function reachOf({ movement }: Figure): Reachable {
  const known = reached.get(movement);
  if (known) return known;
  const [start, end] = [placeJoints(movement.start), placeJoints(movement.end)];
  const extents = [start, end].flatMap((joints) =>
    Object.entries(joints).map(([name, joint]) => ({ joint, radius: name === 'head' ? headRadius : limbRadius })),
  );
  const least = (axis: 0 | 1 | 2) => Math.min(...extents.map(({ joint, radius }) => joint[axis] - radius));
  const most = (axis: 0 | 1 | 2) => Math.max(...extents.map(({ joint, radius }) => joint[axis] + radius));
  const reach: Reachable = { start, end, from: [least(0), least(1), least(2)], to: [most(0), most(1), most(2)] };
  reached.set(movement, reach);
  return reach;
}

/** Things that stand in the room, and a mat for a viewer who looks down. */
export function roomShapes(figure: Figure): Shape[] {
  const reach = reachOf(figure);
  const [left, , back] = reach.from;
  const [right, , front] = reach.to;
  const mat = box('mat', [left - 3, 0, back - 3], [right + 3, 0, front + 3]);
  return [
    ...(figure.movement.view.above > 0 ? [mat] : []),
    ...figure.things.flatMap((thing) => shapesOf(thing, reach)),
  ];
}

function shapesOf(thing: FigureThing, reach: Reachable): Shape[] {
  const [kind = '', place = ''] = thing.split(' ');
  if (kind === 'wall') return [wall(place, reach)];
  if (kind === 'chair') return chair(...seatOf(place, reach));
  if (kind === 'step') return [boxUnder(kind, place, reach, 4.5, [9, 9])];
  if (kind !== 'bench') return [];
  return place === 'incline'
    ? incline(reach)
    : [boxUnder(kind, place, reach, place === 'seat' || place === 'lying' ? 4.5 : 3, benchSizes[place] ?? [8, 8])];
}

function wall(place: string, { from, to }: Reachable): Shape {
  const [left, right] = [from[0] - 1.5, to[0] + 1.5];
  const [back, front] = [from[2] - 1.5, to[2] + 1.5];
  if (place === 'front') return box('wall', [-20, 0, front], [20, wallHeight, front]);
  if (place === 'behind') return box('wall', [-20, 0, back], [20, wallHeight, back]);
  const side = place === 'left' ? right : left;
  return box('wall', [side, 0, -20], [side, wallHeight, 20]);
}

const benchSizes: Readonly<Record<string, readonly [halfWidth: number, halfDepth: number]>> = {
  seat: [10, 8],
  back: [16, 7],
  lying: [8, 8],
  kneeling: [7, 9],
  hands: [15, 8],
};

/** A box from the floor up to the part of the body that rests on it. */
function boxUnder(
  kind: string,
  place: string,
  reach: Reachable,
  below: number,
  [width, depth]: readonly [number, number],
): Shape {
  const names = partsOf[place] ?? [];
  const isLower = lowest(reach.end, names) < lowest(reach.start, names);
  // A step is where the foot is up; everything else is where the body comes down.
  const joints = isLower === (kind !== 'step') ? reach.end : reach.start;
  const points = names.map((name) => joints[name]);
  const xs = points.map(([x]) => x);
  const zs = points.map(([, , z]) => z);
  const top = Math.max(2, lowest(joints, names) - below);
  return box(
    'furniture',
    [Math.min(...xs) - width, 0, Math.min(...zs) - depth],
    [Math.max(...xs) + width, top, Math.max(...zs) + depth],
  );
}

/** A bench at a slant, under the chest. */
function incline({ start }: Reachable): Shape[] {
  const { up, forward } = chestOf(start);
  const under = (joint: Vector, along: number) => add(add(joint, scale(forward, 5)), scale(up, along));
  const [low, high] = [under(start.pelvis, -2), under(start.neck, 4)];
  const middle = scale(add(low, high), 0.5);
  return [
    line('bar', low, high),
    line('bar', middle, [middle[0], 0, middle[2] + 4]),
    line('bar', low, [low[0], 0, low[2]]),
  ];
}

/** The middle of the seat, and the side of the back rest: -1 behind, 1 in front. */
function seatOf(place: string, { start, end }: Reachable): [seat: Vector, backAt: -1 | 1] {
  const sitting = start.pelvis[1] <= end.pelvis[1] ? start.pelvis : end.pelvis;
  switch (place) {
    case 'side':
      return [[15, seatHeight, 13], -1];
    case 'side-behind':
      return [[-27, seatHeight, -4], -1];
    case 'behind':
      return [[0, seatHeight, -25], -1];
    case 'hands': {
      const [x, y, z] = start.rightHand;
      return [[x, y - 3, z + 4], 1];
    }
    case 'left-foot': {
      const [x, y, z] = start.leftAnkle;
      return [[x, y - 3, z], -1];
    }
    default:
      return [
        [sitting[0], sitting[1] - 4.5, sitting[2] + (place === 'reversed' ? 0 : 2)],
        place === 'reversed' ? 1 : -1,
      ];
  }
}

function chair([x, y, z]: Vector, backAt: -1 | 1): Shape[] {
  const half = 9;
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => line('furniture', [x + side * half, 0, z + end * half], [x + side * half, y, z + end * half])),
  );
  const back = z + backAt * half;
  return [
    ...legs,
    box('furniture', [x - half, y - 1.5, z - half], [x + half, y, z + half]),
    box('furniture', [x - half, y + 10, back], [x + half, y + 24, back]),
    ...[-1, 1].map((side) => line('furniture', [x + side * half, y, back], [x + side * half, y + 12, back])),
  ];
}

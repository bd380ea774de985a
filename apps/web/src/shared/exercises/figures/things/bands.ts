import type { Joints } from '../skeleton/place-joints.ts';
import type { Vector } from '../skeleton/vector.ts';
import { middleOf, partsOf } from './parts.ts';
import type { Reachable } from './room.ts';
import { ball, line, type Shape } from './shape.ts';

const distance = 38;

/** Bands, cables and straps between a fixed point and the body, and bands between two parts of it. */
export function bands(
  kind: 'band' | 'cable' | 'straps' | 'mini-band',
  place: string,
  holder: string,
  joints: Joints,
  reach: Reachable,
): Shape[] {
  const { leftHand, rightHand, leftAnkle, rightAnkle, neck } = joints;
  if (kind === 'mini-band') {
    const [a, b] = (partsOf[place] ?? []).map((name) => joints[name]);
    return a && b ? [line('band', a, b)] : [];
  }
  if (kind === 'straps') return straps(place, joints, reach);
  const own: Readonly<Record<string, readonly [Vector, Vector][]>> = {
    hands: [[leftHand, rightHand]],
    'hand-foot': [[rightHand, leftAnkle]],
    'feet-neck': [
      [leftAnkle, neck],
      [rightAnkle, neck],
    ],
    'left-foot': [[rightHand, leftAnkle]],
  };
  const between = own[place];
  if (between) return between.map(([a, b]) => line('band', a, b));
  const anchor = anchorOf(place, reach);
  const held = (partsOf[holder || 'hands'] ?? []).map((name) => line('band', anchor, joints[name]));
  if (kind === 'band') return [...held, ball('weight', anchor, 1.8)];
  const post = line('furniture', [anchor[0], 0, anchor[2]], [anchor[0], Math.max(anchor[1], 60) + 6, anchor[2]]);
  return [post, ...held, ball('weight', anchor, 2.6)];
}

function anchorOf(place: string, { start, from, to }: Reachable): Vector {
  const [, neckY, neckZ] = start.neck;
  const [side, height = ''] = place.split('-');
  const y = height === 'high' ? neckY + 22 : height === 'low' ? 4 : Math.max(4, neckY - 5);
  switch (side) {
    case 'front':
      return [0, y, Math.max(distance, to[2] + 8)];
    case 'behind':
      return [0, y, Math.min(-distance, from[2] - 6)];
    case 'left':
      return [Math.max(distance, to[0] + 6), y, neckZ + 6];
    case 'above':
      return [0, to[1] + 10, 6];
    case 'head':
      return [0, 4, from[2] - 12];
    default:
      return [Math.min(-distance, from[0] - 6), y, neckZ + 6];
  }
}

function straps(place: string, joints: Joints, { start, to }: Reachable): Shape[] {
  const parts = partsOf[place] ?? [];
  const [x, , z] = middleOf(start, parts);
  const anchor: Vector = place === 'feet' ? [x, 72, z] : [0, 82, Math.max(34, to[2] - 4)];
  return [...parts.map((name) => line('band', anchor, joints[name])), ball('weight', anchor, 1.8)];
}

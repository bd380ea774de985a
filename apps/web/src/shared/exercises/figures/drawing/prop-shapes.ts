import type { Movement, Prop } from '../movement.ts';
import type { Joints } from '../skeleton/place-joints.ts';
import { add, mix, scale, subtract, unit, type Vector } from '../skeleton/vector.ts';

/** A prop in the room: a line through points, an area, or a ball around its point. */
export interface PropShape {
  readonly key: string;
  readonly kind: Prop['kind'];
  readonly points: readonly Vector[];
  /** Radius of a ball and a weight. */
  readonly radius?: number;
}

type FixedProp = Extract<Prop, { readonly kind: 'mat' | 'wall' }>;
type HeldProp = Exclude<Prop, FixedProp>;

/** The ball leaves the hands in the last part of the way. */
const releaseShare = 0.8;
const weightBelowHand: Vector = [0, -3.5, 0];

/** Shapes that stand in the room. */
export const fixedShapes = ({ props = [] }: Movement): PropShape[] =>
  props.flatMap((prop): PropShape[] => {
    if (prop.kind === 'mat') return [{ key: 'mat', kind: 'mat', points: cornersOf(prop) }];
    return prop.kind === 'wall' ? [{ key: 'wall', kind: 'wall', points: [prop.from, prop.to] }] : [];
  });

/** Shapes that the figure holds when it is at a share (0…1) of the way. */
export const heldShapes = ({ props = [] }: Movement, joints: Joints, share: number): PropShape[] =>
  props.filter(isHeld).map((prop) => shapeOf(prop, joints, share));

const isHeld = (prop: Prop): prop is HeldProp => prop.kind !== 'mat' && prop.kind !== 'wall';

function shapeOf(prop: HeldProp, joints: Joints, share: number): PropShape {
  switch (prop.kind) {
    case 'club': {
      const [a, b] = [joints[prop.through[0]], joints[prop.through[1]]];
      const over = scale(unit(subtract(b, a)), prop.beyond);
      return { key: 'club', kind: 'club', points: [subtract(a, over), add(b, over)] };
    }
    case 'band':
      return { key: `band to ${prop.to}`, kind: 'band', points: [prop.from, joints[prop.to]] };
    case 'weight':
      return {
        key: `weight at ${prop.at}`,
        kind: 'weight',
        points: [add(joints[prop.at], weightBelowHand)],
        radius: 4,
      };
    case 'ball': {
      const held = mix(joints.leftHand, joints.rightHand, 0.5);
      const flown = Math.max(0, (share - releaseShare) / (1 - releaseShare));
      return { key: 'ball', kind: 'ball', points: [add(held, scale(prop.flight, flown))], radius: prop.radius };
    }
  }
}

/** A mat between two opposite corners. */
function cornersOf({ from, to }: { readonly from: Vector; readonly to: Vector }): Vector[] {
  const [left, up, back] = from;
  const [right, , front] = to;
  return [from, [right, up, back], to, [left, up, front]];
}

import type { FigureThing } from '@trueswing/domain/exercise-figures';
import type { Figure } from '../movement.ts';
import { blendPoses } from '../skeleton/blend-poses.ts';
import { type Joints, placeJoints } from '../skeleton/place-joints.ts';
import { headRadius, limbRadius } from '../skeleton/pose.ts';
import { add, scale, subtract, unit, type Vector } from '../skeleton/vector.ts';
import { bands } from './bands.ts';
import { chestOf, lowest, middleOf, partsOf } from './parts.ts';
import { type Reachable, reachOf } from './room.ts';
import { ball, line, type Shape } from './shape.ts';

/** A thrown ball leaves the hands in the last part of the way, and flies on as they moved. */
const releaseShare = 0.8;
const flight = 10;
const plateRadius = 7;
const bothHands = ['leftHand', 'rightHand'] as const;

interface Carried {
  /** Behind the body: what it lies or stands on. */
  readonly under: Shape[];
  readonly held: Shape[];
}

/** Things that move with the figure, when it is at a share (0…1) of the way. */
export function carriedShapes(figure: Figure, joints: Joints, share: number): Carried {
  const reach = reachOf(figure);
  const shapes = figure.things.map((thing) => ({ thing, shapes: shapesOf(thing, joints, reach, figure, share) }));
  const isUnder = (thing: FigureThing) =>
    /^(ball (?!held|hand-knee)|roller|sliders|pad|towel (along|head|heels|ribs|floor|left-knee))/.test(thing);
  return {
    under: shapes.filter(({ thing }) => isUnder(thing)).flatMap((each) => each.shapes),
    held: shapes.filter(({ thing }) => !isUnder(thing)).flatMap((each) => each.shapes),
  };
}

function shapesOf(thing: FigureThing, joints: Joints, reach: Reachable, figure: Figure, share: number): Shape[] {
  const [kind = '', place = '', holder = ''] = thing.split(' ');
  const parts = partsOf[kind === 'ball' && place === 'left' ? 'side' : place] ?? [];
  switch (kind) {
    case 'band':
    case 'cable':
    case 'straps':
    case 'mini-band':
      return bands(kind, place, holder, joints, reach);
    case 'club':
      return [club(place, joints)];
    case 'dumbbell':
    case 'kettlebell':
      return (place === 'pair' ? ['right', 'left'] : [place]).flatMap((each) =>
        weight(kind, middleOf(joints, partsOf[each] ?? []), place === 'right-up'),
      );
    case 'medicine-ball':
      return [ball('weight', place === 'thrown' ? thrown(figure, joints, share) : middleOf(joints, bothHands), 5)];
    case 'barbell':
      return barbell(place, joints, reach);
    case 'ball':
      if (place === 'held' || place === 'hand-knee') return [ball('soft', middleOf(joints, parts), 8)];
      return [
        resting('soft', joints, place === 'calves' ? { start: reach.start, end: reach.start } : reach, parts, 15),
      ];
    case 'roller':
    case 'towel':
      return roll(kind, place, joints, reach);
    case 'sliders':
    case 'pad':
      return parts.map((name) => flat(kind === 'pad' ? 'pad' : 'bar', joints[name]));
    default:
      return [];
  }
}

function club(place: string, joints: Joints): Shape {
  const { leftHand, rightHand, leftElbow, rightElbow, pelvis, head } = joints;
  const through = (a: Vector, b: Vector, beyond: number) => {
    const over = scale(unit(subtract(b, a)), beyond);
    return line('club', subtract(a, over), add(b, over));
  };
  const hands = scale(add(leftHand, rightHand), 0.5);
  switch (place) {
    case 'spine': {
      const behind = scale(chestOf(joints).forward, -5);
      return through(add(pelvis, behind), add(head, behind), 3);
    }
    case 'upright':
      return line('club', [hands[0], 0, hands[2]], [hands[0], hands[1] + 3, hands[2]]);
    case 'swing': {
      const elbows = scale(add(leftElbow, rightElbow), 0.5);
      return line('club', hands, add(hands, scale(unit(subtract(hands, elbows)), 30)));
    }
    case 'elbows':
      return through(leftElbow, rightElbow, 9);
    default:
      return through(leftHand, rightHand, 11);
  }
}

function weight(kind: 'dumbbell' | 'kettlebell', hand: Vector, isUp: boolean): Shape[] {
  if (kind === 'dumbbell') return [{ look: 'dumbbell', form: 'ball', points: [hand], radius: 3 }];
  const bell = add(hand, [0, isUp ? 6 : -6, 0]);
  return [line('bar', hand, bell), ball('weight', bell, 4)];
}

function thrown({ movement }: Figure, joints: Joints, share: number): Vector {
  const at = (of: number) => middleOf(placeJoints(blendPoses(movement.start, movement.end, of)), bothHands);
  const flown = Math.max(0, (share - releaseShare) / (1 - releaseShare)) * flight;
  return add(middleOf(joints, bothHands), scale(unit(subtract(at(1), at(0.9))), flown));
}

function barbell(place: string, joints: Joints, { start }: Reachable): Shape[] {
  const { left, forward } = chestOf(joints);
  if (place.startsWith('landmine')) {
    const hands = middleOf(joints, partsOf[place === 'landmine' ? 'both' : 'right'] ?? []);
    const end = start.leftHand[2] + 30;
    return [line('bar', hands, [start.pelvis[0], 1.5, end]), ball('weight', hands, 3)];
  }
  const middle =
    {
      shoulders: add(joints.neck, scale(forward, -3)),
      front: add(joints.neck, scale(forward, 5)),
      hips: add(joints.pelvis, scale(forward, 5)),
    }[place] ?? middleOf(joints, bothHands);
  const ends = [add(middle, scale(left, 26)), subtract(middle, scale(left, 26))] as const;
  return [line('bar', ...ends), ...ends.map((end) => ball('weight', end, plateRadius))];
}

/** A ball between the floor and the part of the body that rests on it. */
function resting(
  look: Shape['look'],
  joints: Joints,
  reach: Pick<Reachable, 'start' | 'end'>,
  parts: Parameters<typeof lowest>[1],
  most: number,
): Shape {
  const gap =
    Math.min(lowest(reach.start, parts), lowest(reach.end, parts)) - (parts.includes('head') ? headRadius : limbRadius);
  const radius = Math.min(most, Math.max(2, gap / 2));
  const [x, , z] = middleOf(joints, parts);
  return ball(look, [x, radius, z], radius);
}

function roll(kind: 'roller' | 'towel', place: string, joints: Joints, reach: Reachable): Shape[] {
  const look = kind === 'roller' ? 'soft' : 'cloth';
  switch (place) {
    case 'along':
      return [line(look, [joints.pelvis[0], 1.8, joints.pelvis[2] + 4], [joints.head[0], 1.8, joints.head[2] - 2])];
    case 'hands':
      return kind === 'towel'
        ? [line('cloth', joints.leftHand, joints.rightHand)]
        : [resting(look, joints, reach, bothHands, 5)];
    case 'floor':
      return [flat('cloth', middleOf(joints, bothHands))];
    case 'feet':
    case 'right-foot': {
      const foot = place === 'feet' ? middleOf(joints, ['leftAnkle', 'rightAnkle']) : joints.rightAnkle;
      return [line('cloth', middleOf(joints, bothHands), foot)];
    }
    case 'knees':
      return [ball('cloth', middleOf(joints, ['leftKnee', 'rightKnee']), 3)];
    case 'head-front':
      return [ball('cloth', add(joints.head, scale(chestOf(joints).up, 6)), 2.5)];
    case 'right-elbow':
    case 'left-elbow': {
      const elbow = joints[place === 'right-elbow' ? 'rightElbow' : 'leftElbow'];
      return [ball('cloth', scale(add(elbow, scale(add(elbow, joints.waist), 0.5)), 0.5), 2.5)];
    }
    case 'heels':
      return [joints.leftAnkle, joints.rightAnkle].map(([x, , z]) => ball('cloth', [x, 1.5, z - 1], 2));
    default:
      return [resting(look, joints, reach, partsOf[place] ?? [], kind === 'roller' ? 6 : 3.5)];
  }
}

/** Something thin on the floor. */
const flat = (look: Shape['look'], [x, , z]: Vector): Shape => line(look, [x - 3, 0.5, z - 6], [x + 3, 0.5, z + 7]);

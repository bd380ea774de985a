import type { CatalogExercise, Equipment } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { exerciseFigures } from '@trueswing/domain/exercise-figures';
import { expect, it } from 'vitest';
import { figureOfExercise } from './figure-of-exercise.ts';
import { type Joints, placeJoints } from './skeleton/place-joints.ts';
import { dot, subtract, unit, type Vector } from './skeleton/vector.ts';
import { chestOf } from './things/parts.ts';

type Posture =
  | 'standing'
  | 'half-kneeling'
  | 'tall-kneeling'
  | 'all fours'
  | 'on the back'
  | 'on the belly'
  | 'on the side'
  | 'seated'
  | 'plank'
  | 'side plank';

const up: Vector = [0, 1, 0];

/** The postures that the joints themselves show, whatever the movement is called. */
function posturesOf(joints: Joints): Posture[] {
  const { forward } = chestOf(joints);
  const upright = dot(unit(subtract(joints.neck, joints.pelvis)), up);
  const facing = dot(forward, up);
  const hips = joints.pelvis[1];
  const isLow = (name: keyof Joints, below = 7.5) => joints[name][1] < below;
  const kneesDown = (['leftKnee', 'rightKnee'] as const).filter((knee) => isLow(knee)).length;
  const handsDown = (['leftHand', 'rightHand'] as const).filter((hand) => isLow(hand, 23)).length;
  const feetDown = (['leftAnkle', 'rightAnkle'] as const).filter((ankle) => isLow(ankle, 10.5)).length;
  const found: Posture[] = [];
  /** The ankle of the only knee on the floor: low if its instep lies there, high if it stands on its toes. */
  const kneelingAnkle = joints[isLow('leftKnee') ? 'leftAnkle' : 'rightAnkle'][1];
  const isOnToes = kneesDown === 1 && kneelingAnkle > 8 && kneelingAnkle < 15;
  const isDeep = hips > 12 && feetDown === 2 && Math.min(joints.leftKnee[1], joints.rightKnee[1]) > hips + 1;
  const thigh = unit(subtract(joints.leftHip, joints.leftKnee));
  const areLegsLong = dot(thigh, unit(subtract(joints.waist, joints.pelvis))) > 0.7;
  if (upright > 0.5 && kneesDown === 1 && !isOnToes && hips > 15) found.push('half-kneeling');
  if (upright > 0.5 && kneesDown === 2 && hips > 18) found.push('tall-kneeling');
  if (upright < 0.8 && facing < 0 && kneesDown + feetDown >= 2 && handsDown > 0 && hips > 8 && hips < 40)
    found.push('all fours');
  if (facing > 0.6 && upright < 0.75) found.push('on the back');
  if (facing < -0.3 && hips < 24 && areLegsLong && upright < 0.95) found.push('on the belly');
  if (Math.abs(facing) < 0.75 && upright < 0.6 && hips < 14) found.push('on the side');
  if (upright > 0.55 && (hips < 12 || (hips > 20 && hips < 28))) found.push('seated');
  if (facing < -0.3 && kneesDown === 0 && handsDown > 0 && upright < 0.75 && hips > 9) found.push('plank');
  if (Math.abs(facing) < 0.75 && upright < 0.75 && handsDown === 1 && hips >= 7) found.push('side plank');
  if ((hips > 28 && kneesDown === 0) || isDeep || isOnToes) found.push('standing');
  return found;
}

/** The postures that a name and its instructions ask for. */
const asked: readonly [posture: Posture, words: RegExp][] = [
  [
    'half-kneeling',
    /half-kneeling|kneel on (one knee|the knee|that side)|kneel .*(inside|outside|near) knee up|knee of your pulling side down/i,
  ],
  ['tall-kneeling', /tall-kneeling|kneel tall|kneel on both knees|^kneel with your hands on (a|the) ball/i],
  ['all fours', /hands and knees|forearms and knees|quadruped|\bbear\b/i],
  [
    'on the back',
    /on your back|\bsupine\b|^lie (flat|long|with (your (?!chest)|a light|a kettlebell|one knee bent)|along)/i,
  ],
  ['on the belly', /on your (belly|front|stomach)|\bprone\b/i],
  ['on the side', /^(?!.*plank)lie on (your|one) side/i],
  ['seated', /(^|[.] )sit (tall|on(?! your heels)|at|astride|sideways|against|balanced|with)|\bseated\b/i],
  ['plank', /(?<!(side|reverse|copenhagen)[ -])\bplank\b(?! to)|push-up/i],
  ['side plank', /side[- ]plank|copenhagen/i],
  [
    'standing',
    /(^|[.] )stand\b|\bstanding\b|^take (your|golf|a (long|wide)) (golf )?(posture|split|stance)|\blunge\b|\bsquat\b/i,
  ],
];
/** Words of an instruction that name another posture on the way, or an image of one. */
const beside: Readonly<Record<string, readonly Posture[]>> = {
  'turkish-get-up': ['half-kneeling', 'standing'],
  'lower-body-segmental-roll': ['on the belly'],
  'upper-body-segmental-roll': ['on the belly'],
  'slider-plank-reach': ['plank'],
  'stability-ball-back-opener': ['seated'],
  'barbell-hip-thrust': ['seated'],
  'worlds-greatest-stretch': ['standing'],
  'pelvic-clock': ['on the belly'],
};

const named = (exercise: CatalogExercise): Posture[] => {
  const text = `${exercise.name}: ${exercise.description}`;
  const texts = [exercise.name, exercise.description, text];
  return asked
    .filter(([posture, words]) => texts.some((each) => words.test(each)) && !beside[exercise.id]?.includes(posture))
    .map(([posture]) => posture);
};

const thingOf: Readonly<Record<Equipment, string | null>> = {
  'resistance-band': 'band',
  'mini-band': 'mini-band',
  dumbbell: 'dumbbell',
  kettlebell: 'kettlebell',
  barbell: 'barbell',
  'medicine-ball': 'medicine-ball',
  'cable-machine': 'cable',
  'stability-ball': 'ball',
  'foam-roller': 'roller',
  'suspension-trainer': 'straps',
  'balance-pad': 'pad',
  sliders: 'sliders',
  bench: 'bench',
  step: 'step',
  chair: 'chair',
  wall: 'wall',
  towel: 'towel',
  'golf-club': 'club',
  // The floor is drawn as one.
  mat: null,
};
const thingsOf = (exercise: CatalogExercise) =>
  new Set(figureOfExercise(exercise).figure.things.map((thing) => thing.split(' ')[0]));
const neededBy = ({ equipment }: CatalogExercise) => equipment.flatMap((each) => thingOf[each] ?? []);

it('has a row for each exercise of the catalog, and for no other', () => {
  expect(Object.keys(exerciseFigures)).toEqual(exerciseCatalog.map(({ id }) => id));
});

it('shows each exercise in a posture that its name and its instructions ask for', () => {
  const contradicting = exerciseCatalog.flatMap((exercise) => {
    const { start, end } = figureOfExercise(exercise).figure.movement;
    const shown = new Set([start, end].flatMap((pose) => posturesOf(placeJoints(pose))));
    return named(exercise)
      .filter((posture) => !shown.has(posture))
      .map(
        (posture) => `${exercise.name} (${figureOfExercise(exercise).name}): ${posture}, not ${[...shown].join(', ')}`,
      );
  });
  expect(contradicting).toEqual([]);
});

it('finds a posture in most exercises', () => {
  expect(exerciseCatalog.filter((exercise) => named(exercise).length > 0).length).toBeGreaterThan(280);
});

it('draws everything that an exercise needs', () => {
  const missing = exerciseCatalog.flatMap((exercise) =>
    neededBy(exercise)
      .filter((thing) => !thingsOf(exercise).has(thing))
      .map((thing) => `${exercise.name}: ${thing}`),
  );
  expect(missing).toEqual([]);
});

it('draws nothing that an exercise does not need', () => {
  // The seat belongs to the cable machine.
  const ownSeat = ['lat-pulldown'];
  const surplus = exerciseCatalog.flatMap((exercise) =>
    [...thingsOf(exercise)]
      .filter((thing) => !neededBy(exercise).includes(thing ?? '') && !ownSeat.includes(exercise.id))
      .map((thing) => `${exercise.name}: ${thing}`),
  );
  expect(surplus).toEqual([]);
});

it('distinguishes postures by the joints', () => {
  const of = (id: string) => {
    const { start } = figureOfExercise({ id, pattern: 'squat' }).figure.movement;
    return posturesOf(placeJoints(start));
  };
  expect(
    [of('pallof-press'), of('forearm-plank'), of('side-plank')].map((found) => found.includes('half-kneeling')),
  ).toEqual([false, false, false]);
  expect(of('half-kneeling-pallof-press')).not.toContain('standing');
  expect(of('tall-kneeling-pallof-press')).not.toContain('half-kneeling');
  expect(of('bodyweight-squat')).not.toContain('seated');
  expect(of('seated-band-rotation')).not.toContain('standing');
  expect(of('dead-bug')).not.toContain('on the belly');
  expect(of('superman-hold')).not.toContain('plank');
  expect(of('bird-dog')).not.toContain('plank');
});

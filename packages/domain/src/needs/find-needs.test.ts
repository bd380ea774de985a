import type { Measured, Measurements, MobilityCheck, MobilityPart } from '@trueswing/contracts';
import { gatherCoachEvidence, type LaunchMonitorShot, textsOfAnswer } from '@trueswing/swing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../swing/test/measured.ts';
import { drawAnalysis, plainAnswer } from '../../../swing/test/sample-analyses.ts';
import { seededRandom } from '../../../swing/test/seeded-random.ts';
import { swingOf } from '../../test/swing-of.ts';
import { maxDeficits } from './deficit.ts';
import { findNeeds } from './find-needs.ts';

const turned = (value: number, half = 8): Measured =>
  measured(value, half, { interval: { low: value - half, high: value + half }, views: 'face-on' });
/** A right-hander's check of some parts, degrees. */
function checkOf(partsDeg: Partial<Record<MobilityPart, number>>): Pick<MobilityCheck, 'parts'> {
  const part = (turnDeg: number | undefined) =>
    turnDeg === undefined
      ? null
      : { right: { turnDeg, plusMinusDeg: 3, repetitions: 2 }, left: null, asymmetryDeg: null };
  const { chest, hips, separation } = partsDeg;
  return { parts: { chest: part(chest), hips: part(hips), separation: part(separation) } };
}
const defaults = [
  'Core Control & Rotational Strength',
  'Lower Body Stability & Strength',
  'Thoracic Spine Mobility',
  'Pelvic Mobility & Control',
];

const shortHips = { hipRotationDeg: turned(20) };
const openFace = { faceAngleDeg: 5, clubPathDeg: -3 };
const pathLeft = { faceAngleDeg: 0.5, clubPathDeg: -7 };
const wideStance = { stanceWidthHw: measured(3.6, 0.2) };
const overTheTop = { handPathShiftBh: measured(12, 2) };
const bentArm = { leadArmBendAtImpactDeg: measured(55, 5) };

describe('the step of a swing leads to what is trained first', () => {
  it.each<[string, Measurements, LaunchMonitorShot | null, string, string, string]>([
    ['hips', shortHips, null, 'your hip turn', 'hip-rotation', 'Pelvic Mobility & Control'],
    ['posture', { spineAngleDeg: measured(52, 3) }, null, 'your posture at address', 'posture', 'Postural Integrity'],
    ['club face', {}, openFace, 'your club face', 'x-factor', 'Core Control & Rotational Strength'],
    ['club path', {}, pathLeft, 'your club path', 'hip-rotation', 'Pelvic Mobility & Control'],
    ['strike', {}, { clubSpeedMph: 100, ballSpeedMph: 131 }, 'your strike', 'posture', 'Postural Integrity'],
    ['tempo', { tempoRatio: measured(1.5, 0.2) }, null, 'your tempo', 'balance', 'Core Control & Rotational Strength'],
    ['arm', bentArm, null, 'your front arm', 'shoulder-turn', 'Shoulder Mobility & Stability'],
    [
      'a weight that stays back',
      { pelvisSlideBh: measured(-6, 2) },
      null,
      'your weight shift',
      'weight-shift',
      'Lower Body Stability & Strength',
    ],
  ])('%s', (_, measurements, launchMonitor, name, goal, area) => {
    const needs = findNeeds(swingOf({ measurements, launchMonitor }), null);
    expect(needs.lead?.name).toBe(name);
    expect(needs.deficits[0]).toMatchObject({ goal, name, source: 'swing' });
    expect(needs.focusAreas[0]).toBe(area);
    expect(needs.basis).toMatch(new RegExp(`^Your next step is ${name}\\.`));
  });

  it('also where another fault of the body weighs more than the words of the analysis say', () => {
    const needs = findNeeds(swingOf({ measurements: shortHips, launchMonitor: openFace }), null);
    expect(needs.deficits.map(({ name }) => name)).toEqual(['your club face', 'your hip turn']);
    expect(needs.focusAreas.slice(0, 2)).toEqual(['Core Control & Rotational Strength', 'Pelvic Mobility & Control']);
  });
});

describe('where no exercise changes the step', () => {
  it('the workout says so, and goes on with what was measured', () => {
    const aim = { faceAngleDeg: 6, clubPathDeg: 5.5 };
    const nothingElse = findNeeds(swingOf({ measurements: {}, launchMonitor: aim }), null);
    expect(nothingElse).toMatchObject({ deficits: [], focusAreas: defaults, lead: { name: 'your aim' } });
    expect(nothingElse.basis).toBe(
      'Your next step is your aim. Practice it with a club: no exercise changes it. Today trains your whole body.',
    );
    const finish = findNeeds(swingOf({ measurements: { finishSwayBh: measured(8, 2) }, launchMonitor: aim }), null);
    expect(finish.deficits.map(({ name }) => name)).toEqual(['your finish']);
    expect(finish.basis).toBe('Your next step is your aim. Practice it with a club: no exercise changes it.');
  });

  it('a body that reaches the turn has to practice it', () => {
    const { deficits, lead, basis } = findNeeds(swingOf({ measurements: shortHips }), checkOf({ hips: 55 }));
    expect([deficits, lead?.name]).toEqual([[], 'your hip turn']);
    expect(basis).toContain('Your body already turns that far: practice it with a club.');
  });

  it('a body that reaches the turn that would help the club needs no exercise for it', () => {
    const { deficits, focusAreas, lead, basis } = findNeeds(
      swingOf({ measurements: {}, launchMonitor: pathLeft }),
      checkOf({ hips: 55 }),
    );
    expect([deficits, focusAreas, lead?.name]).toEqual([[], defaults, 'your club path']);
    expect(basis).toBe(
      'Your next step is your club path. Practice it with a club: your body already turns far enough for it. Today trains your whole body.',
    );
  });

  it('an open question about a turn that the body reaches is left to the camera', () => {
    const open = swingOf({ measurements: { hipRotationDeg: turned(37, 18) } });
    expect(findNeeds(open, checkOf({ hips: 55 }))).toMatchObject({
      deficits: [],
      focusAreas: defaults,
      basis: 'Nothing in your swing is surely a fault. Today trains your whole body.',
    });
  });
});

describe('a step that is no turn stays what it is', () => {
  const steps: [string, Measurements, LaunchMonitorShot | null, MobilityPart, string, string][] = [
    ['a wide stance', wideStance, null, 'hips', 'your stance', 'hip-rotation'],
    ['hands over the top', overTheTop, null, 'separation', 'the path of your hands', 'x-factor'],
    ['the club face', {}, openFace, 'separation', 'your club face', 'x-factor'],
    ['the club path', {}, pathLeft, 'hips', 'your club path', 'hip-rotation'],
    ['the front arm', bentArm, null, 'chest', 'your front arm', 'shoulder-turn'],
  ];

  it.each(steps.slice(0, 2))('%s, where the body turns far', (_, measurements, launchMonitor, part, name, goal) => {
    const swing = swingOf({ measurements, launchMonitor });
    const [unchecked, checked] = [findNeeds(swing, null), findNeeds(swing, checkOf({ [part]: 120 }))];
    expect(checked).toEqual(unchecked);
    expect(checked.deficits).toMatchObject([{ goal, name, source: 'swing' }]);
    expect(checked.focusAreas).not.toEqual(defaults);
    expect(checked.basis).toBe(`Your next step is ${name}.`);
  });

  it.each(steps)('%s, where the body stops short', (_, measurements, launchMonitor, part, name, goal) => {
    const swing = swingOf({ measurements, launchMonitor });
    const { deficits, lead } = findNeeds(swing, checkOf({ [part]: 10 }));
    expect(lead?.name).toBe(name);
    expect(deficits).toEqual(findNeeds(swing, null).deficits);
    expect(deficits[0]).toMatchObject({ goal, name, source: 'swing' });
  });
});

it('a fault that shares its goal with a reached turn is trained', () => {
  const { deficits } = findNeeds(swingOf({ measurements: { ...shortHips, ...wideStance } }), checkOf({ hips: 55 }));
  expect(deficits.map(({ name }) => name)).toEqual(['your stance']);
});

it('a step at which the body stops has the words of the mobility check', () => {
  const { deficits } = findNeeds(swingOf({ measurements: shortHips }), checkOf({ hips: 24 }));
  expect(deficits).toMatchObject([{ clause: 'Your hips turn 24° and no farther', source: 'mobility-check' }]);
});

it('of a swing with nothing off target the mobility check decides', () => {
  const sound = { hipRotationDeg: turned(46, 3), headMovementBh: measured(4, 2) };
  const { deficits, lead, basis } = findNeeds(swingOf({ measurements: sound }), checkOf({ hips: 24 }));
  expect([deficits.map(({ name }) => name), lead]).toEqual([['your hip turn'], null]);
  expect(basis).toBe('Nothing in your swing is surely a fault.');
});

describe('where nothing was found, the plan says so', () => {
  it.each<[string, Measurements, string[], string]>([
    [
      'an open question comes first',
      { hipRotationDeg: turned(37, 18) },
      ['Pelvic Mobility & Control', 'Lower Body Stability & Strength'],
      'Nothing in your swing is surely a fault. The open question is your hip turn, so today has something for it.',
    ],
    [
      'nothing is open',
      { headMovementBh: measured(2, 0.5) },
      defaults,
      'Nothing in your swing is surely a fault. Today trains your whole body.',
    ],
    [
      'a turn is surely above its target',
      { shoulderTurnDeg: turned(118) },
      defaults,
      'Nothing in your swing is surely a fault. Today trains your whole body.',
    ],
    ['nothing was seen', {}, defaults, 'We could not measure enough of your swing. Today trains your whole body.'],
  ])('%s', (_, measurements, areas, basis) => {
    const needs = findNeeds(swingOf({ measurements }), null);
    expect(needs).toMatchObject({ deficits: [], lead: null, basis });
    expect(needs.focusAreas.slice(0, areas.length)).toEqual(areas);
  });

  it('without a swing there are the default areas', () => {
    expect(findNeeds(null, null)).toMatchObject({ deficits: [], focusAreas: defaults, lead: null });
  });
});

describe('for any swing', () => {
  const swings = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => drawAnalysis(seededRandom(seed)));

  it('the needs are at most three goals, the step first, and four areas', () => {
    fc.assert(
      fc.property(swings, (input) => {
        const { deficits, focusAreas, lead, basis } = findNeeds(swingOf(input), null);
        expect(deficits.length).toBeLessThanOrEqual(maxDeficits);
        expect(new Set(deficits.map(({ goal }) => goal)).size).toBe(deficits.length);
        expect(new Set(focusAreas).size).toBe(4);
        const isTrained = deficits[0]?.name === lead?.name;
        expect(isTrained || lead === null || basis.includes('no exercise changes it')).toBe(true);
      }),
    );
  });

  it('a body that reaches every turn trains none', () => {
    const free = checkOf({ chest: 150, hips: 150, separation: 150 });
    let trained = 0;
    fc.assert(
      fc.property(swings, (input) => {
        const { deficits } = findNeeds(swingOf({ ...input, handedness: 'right' }), free);
        trained += deficits.length;
        const turns = deficits.filter(({ goal }) => ['shoulder-turn', 'hip-rotation', 'x-factor'].includes(goal));
        for (const { name } of turns) expect(['your stance', 'the path of your hands']).toContain(name);
      }),
    );
    expect(trained).toBeGreaterThan(50);
  });

  it('a language model’s words change nothing of what is trained', () => {
    fc.assert(
      fc.property(swings, (input) => {
        const swing = swingOf(input);
        const evidence = gatherCoachEvidence(input);
        const result = { ...swing.result, ...textsOfAnswer(plainAnswer(evidence), evidence, input), writer: 'a model' };
        expect(findNeeds({ ...swing, result }, null)).toEqual(findNeeds(swing, null));
      }),
    );
  });
});

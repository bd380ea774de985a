import type { Measurements } from '@trueswing/contracts';
import { gatherCoachEvidence, type LaunchMonitorShot, textsOfAnswer } from '@trueswing/swing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../swing/test/measured.ts';
import { drawAnalysis, plainAnswer } from '../../../swing/test/sample-analyses.ts';
import { seededRandom } from '../../../swing/test/seeded-random.ts';
import { bentArm, defaults, openFace, pathLeft, shortHips, turned } from '../../test/needs-samples.ts';
import { swingOf } from '../../test/swing-of.ts';
import { maxDeficits } from './deficit.ts';
import { findNeeds } from './find-needs.ts';

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

  it('by the averages of the ball where they are sure, as the report does', () => {
    const onLine = { n: 30, leftOut: 0, mean: 0, standardDeviation: 1.5 };
    const ballHistory = { faceAngleDeg: onLine, clubPathDeg: onLine, faceToPathDeg: onLine };
    const needs = findNeeds(swingOf({ measurements: shortHips, launchMonitor: openFace, ballHistory }), null);
    expect(needs.deficits.map(({ name }) => name)).toEqual(['your hip turn']);
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

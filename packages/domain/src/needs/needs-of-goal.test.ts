import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../swing/test/measured.ts';
import { drawAnalysis } from '../../../swing/test/sample-analyses.ts';
import { seededRandom } from '../../../swing/test/seeded-random.ts';
import { bentArm, checkOf, defaults, shortHips, turned } from '../../test/needs-samples.ts';
import { swingOf } from '../../test/swing-of.ts';
import { maxDeficits } from './deficit.ts';
import { findNeeds } from './find-needs.ts';

const hips = { measurement: 'hipRotationDeg', target: 40 } as const;
const tempo = { measurement: 'tempoRatio', target: 3 } as const;
const nameOfHips = 'your goal of a hip turn of 40°';
const namesOf = ({ deficits }: ReturnType<typeof findNeeds>) => deficits.map(({ name }) => name);

describe('the needs of a golfer with a goal', () => {
  it('begin with it, and with its area', () => {
    const needs = findNeeds(null, null, hips);
    expect(namesOf(needs)).toEqual([nameOfHips]);
    expect(needs.focusAreas[0]).toBe('Pelvic Mobility & Control');
    expect(needs.basis).toBe('Your goal is a hip turn of 40°. We could not measure enough of your swing.');
  });

  it('are those of before without it', () => {
    expect(findNeeds(null, null, null)).toEqual(findNeeds(null, null));
    expect(findNeeds(null, null, null).focusAreas).toEqual(defaults);
    expect(namesOf(findNeeds(null, null, null))).toEqual([]);
  });

  it('go on with the step of the swing, and name one goal of training once', () => {
    const swing = swingOf({ measurements: { ...shortHips, spineAngleDeg: measured(52, 3) } });
    expect(namesOf(findNeeds(swing, null))).toContain('your hip turn');
    const needs = findNeeds(swing, null, hips);
    expect(namesOf(needs)).toEqual([nameOfHips, 'your posture at address']);
    // The exercise for the goal is the one for the step, with its link to the swing.
    expect(needs.lead).toEqual({ ...findNeeds(swing, null).lead, name: nameOfHips });
  });

  it('are no more than without it', () => {
    const measurements = {
      ...bentArm,
      spineAngleDeg: measured(52, 3),
      shoulderTurnDeg: turned(55),
      pelvisSlideBh: measured(-6, 2),
      tempoRatio: measured(1.5, 0.2),
    };
    const swing = swingOf({ measurements });
    expect(findNeeds(swing, null).deficits).toHaveLength(maxDeficits);
    const needs = findNeeds(swing, null, hips);
    expect(needs.deficits).toHaveLength(maxDeficits);
    expect(namesOf(needs)[0]).toBe(nameOfHips);
  });

  it('leave it to the club where the body turns that far, and train nothing for it', () => {
    const needs = findNeeds(null, checkOf({ hips: 55 }), hips);
    expect(needs).toMatchObject({ deficits: [], focusAreas: defaults });
    expect(needs.basis).toBe(
      'Your goal is a hip turn of 40°. Your body already turns that far: practice it with a club. We could not measure enough of your swing. Today trains your whole body.',
    );
  });

  it('of a left-hander are those of the other side', () => {
    const swing = swingOf({ measurements: {}, handedness: 'left' });
    // The right side turns far enough; the left one was not measured.
    const needs = findNeeds(swing, checkOf({ hips: 55 }), hips);
    expect(namesOf(needs)).toEqual([nameOfHips]);
    expect(needs.focusAreas[0]).toBe('Pelvic Mobility & Control');
    expect(namesOf(findNeeds(swingOf({ measurements: {} }), checkOf({ hips: 55 }), hips))).toEqual([]);
  });

  it('train a steady base for a tempo, however far the body turns', () => {
    const needs = findNeeds(null, checkOf({ chest: 150, hips: 150, separation: 150 }), tempo);
    expect(needs.deficits[0]).toMatchObject({ goal: 'balance', name: 'your goal of a tempo of 3.0', isTurn: false });
    expect(needs.focusAreas[0]).toBe('Lower Body Stability & Strength');
  });

  it('of any swing put the goal first, and change neither the step nor how many areas there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(hips, tempo), (seed, goal) => {
        const swing = swingOf(drawAnalysis(seededRandom(seed)));
        const [needs, before] = [findNeeds(swing, null, goal), findNeeds(swing, null)];
        expect(needs.deficits[0]?.name).toMatch(/^your goal of/);
        expect(new Set(needs.deficits.map(({ goal }) => goal)).size).toBe(needs.deficits.length);
        expect(needs.deficits.length).toBeLessThanOrEqual(maxDeficits);
        const { name = null, ...frame } = needs.lead ?? {};
        expect(frame).toEqual(before.lead ? { event: before.lead.event, view: before.lead.view } : {});
        // The step keeps its name, unless the goal is to change the same: then it has that of the goal.
        expect([before.lead?.name ?? null, needs.deficits[0]?.name]).toContain(name);
        expect(needs.focusAreas).toHaveLength(4);
      }),
    );
  });
});

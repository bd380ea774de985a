import type { Measurements, MobilityPart } from '@trueswing/contracts';
import type { LaunchMonitorShot } from '@trueswing/swing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../swing/test/measured.ts';
import { drawAnalysis } from '../../../swing/test/sample-analyses.ts';
import { seededRandom } from '../../../swing/test/seeded-random.ts';
import {
  bentArm,
  checkOf,
  defaults,
  openFace,
  overTheTop,
  pathLeft,
  shortHips,
  turned,
  wideStance,
} from '../../test/needs-samples.ts';
import { swingOf } from '../../test/swing-of.ts';
import { findNeeds } from './find-needs.ts';

describe('a turn that the body reaches is a matter of technique', () => {
  it('the golfer has to practice it', () => {
    const { deficits, lead, basis } = findNeeds(swingOf({ measurements: shortHips }), checkOf({ hips: 55 }));
    expect([deficits, lead?.name]).toEqual([[], 'your hip turn']);
    expect(basis).toContain('Your body already turns that far: practice it with a club.');
  });

  it('a step with the club that it would help gets no exercise', () => {
    const { deficits, focusAreas, lead, basis } = findNeeds(
      swingOf({ measurements: {}, launchMonitor: pathLeft }),
      checkOf({ hips: 55 }),
    );
    expect([deficits, focusAreas, lead?.name]).toEqual([[], defaults, 'your club path']);
    expect(basis).toBe(
      'Your next step is your club path. Practice it with a club: your body already turns far enough for it. Today trains your whole body.',
    );
  });

  it('an open question about it is left to the camera', () => {
    const open = swingOf({ measurements: { hipRotationDeg: turned(37, 18) } });
    expect(findNeeds(open, checkOf({ hips: 55 }))).toMatchObject({
      deficits: [],
      focusAreas: defaults,
      basis: 'Nothing in your swing is surely a fault. Today trains your whole body.',
    });
  });

  it('of any swing', () => {
    const free = checkOf({ chest: 150, hips: 150, separation: 150 });
    let trained = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { deficits } = findNeeds(swingOf({ ...drawAnalysis(seededRandom(seed)), handedness: 'right' }), free);
        trained += deficits.length;
        const turns = deficits.filter(({ goal }) => ['shoulder-turn', 'hip-rotation', 'x-factor'].includes(goal));
        for (const { name } of turns) expect(['your stance', 'the path of your hands']).toContain(name);
      }),
      { seed: 1 },
    );
    expect(trained).toBeGreaterThan(50);
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

describe('a turn at which the body stops', () => {
  it('leads to its area, also where no swing was measured', () => {
    const { deficits, focusAreas } = findNeeds(null, checkOf({ chest: 60 }));
    expect(deficits).toMatchObject([{ goal: 'shoulder-turn', source: 'mobility-check' }]);
    expect(focusAreas[0]).toBe('Thoracic Spine Mobility');
  });

  it('gives its words to the step that is this turn, and to no other', () => {
    const hips = swingOf({ measurements: shortHips });
    expect(findNeeds(hips, checkOf({ hips: 24 })).deficits[0]).toMatchObject({
      name: 'your hip turn',
      source: 'mobility-check',
    });
    expect(findNeeds(hips, checkOf({ chest: 60 })).deficits).toMatchObject([
      { name: 'your hip turn', goal: 'hip-rotation', source: 'swing' },
      { name: 'your shoulder turn', goal: 'shoulder-turn', source: 'mobility-check' },
    ]);
    const stance = findNeeds(swingOf({ measurements: wideStance }), checkOf({ hips: 24 }));
    expect(stance.deficits[0]).toMatchObject({ name: 'your stance', goal: 'hip-rotation', source: 'swing' });
  });
});

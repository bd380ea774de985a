import { focusAreas, type Measured, type Measurements } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAnalysis, seededRandom } from '../../test/sample-analyses.ts';
import { findFindings } from '../findings/find-findings.ts';
import { findingRules } from '../findings/rules.ts';
import { formatMeasurement, unitOf } from '../swing/measurements/format-measurement.ts';
import { writeTexts } from './write-texts.ts';

const measured = (value: number, plusMinus: number, more: Partial<Measured> = {}): Measured => ({
  value,
  plusMinus,
  at: 'top',
  confidence: 0.9,
  ...more,
});
const write = (measurements: Measurements) =>
  writeTexts({
    measurements,
    findings: findFindings(measurements),
    club: 'driver',
    handedness: 'right',
    launchMonitor: null,
  });

/** Words by which the daily workout's focus areas are chosen; they must be true where they stand. */
const triggers = /loss|uprights|early extension|compromised|poor|unstable|limited|restricted/i;

describe('degree strings', () => {
  it.each([
    [measured(92, 9), '92° ± 9°'],
    [measured(91.6, 8.7), '92° ± 9°'],
    [measured(75, 9, { bound: 'at-least' }), '75° or more'],
    [measured(40, 9, { bound: 'at-most' }), '40° or less'],
    [measured(-0.2, 1), '0° ± 1°'],
    [measured(-7, 4), '−7° ± 4°'],
    [{ withheld: 'Needs a down-the-line video.' }, 'Needs a down-the-line video.'],
  ])('%j is "%s"', (measurement, text) => {
    expect(formatMeasurement(measurement)).toBe(text);
  });

  it('give value and ± the same decimals', () => {
    expect(formatMeasurement(measured(4, 0.3), unitOf('tempoRatio'))).toBe('4.0 ± 0.3');
    expect(formatMeasurement(measured(0.9, 0.04), unitOf('downswingS'))).toBe('0.90 s ± 0.04 s');
    expect(formatMeasurement(measured(-0.04, 1), unitOf('tempoRatio'))).toBe('0.0 ± 1.0');
  });

  it('say so when nothing was measured', () => {
    expect(formatMeasurement(undefined)).toBe('Not measured in this video.');
  });
});

describe('a sound swing', () => {
  const texts = write({
    shoulderTurnDeg: measured(92, 9),
    hipRotationDeg: measured(45, 8),
    xFactorDeg: measured(47, 10),
    spineAngleDeg: measured(36, 5),
    spineAngleChangeDeg: measured(0, 4),
    tempoRatio: measured(3.2, 0.5),
    headMovementBh: measured(4, 2),
    pelvisSwayBh: measured(0, 3),
  });

  it('is praised, and no word in it sends the golfer to a workout for a fault', () => {
    expect(texts.swingStrengths.length).toBeGreaterThanOrEqual(5);
    expect(texts.swingWeaknesses).toEqual([]);
    expect(JSON.stringify(texts)).not.toMatch(triggers);
    expect(texts.recommendations).toContain('Keep the way you stay over the ball and your shoulder turn.');
  });

  it('shows its degrees', () => {
    expect(texts.mobilityAnalysis).toEqual({
      shoulderTurn: '92° ± 9°',
      hipRotation: '45° ± 8°',
      xFactor: '47° ± 10°',
      spineAngle: '36° ± 5°',
    });
  });
});

describe('faults that were measured', () => {
  const texts = write({
    spineAngleDeg: measured(36, 5),
    spineAngleChangeDeg: measured(-15, 4),
    headMovementBh: measured(14, 2),
    pelvisSwayBh: measured(9, 3),
    tempoRatio: measured(1.5, 0.4),
  });

  it('use the words that choose the focus areas', () => {
    expect(texts.mobilityAnalysis.spineAngle).toBe('36° ± 5° at address, a loss of 15° ± 4° to impact');
    expect(texts.analysisResults.posture).toContain('uprights');
    expect(texts.analysisResults.balance).toContain('compromised');
  });

  it('name one priority with a cue, and at most three in all', () => {
    expect(texts.keyIssues).toHaveLength(3);
    expect(texts.keyIssues[0]).toBe('Loss of posture');
    expect(texts.recommendations).toMatch(/^(Holding your posture through|Stay in your posture until)/);
    expect(texts.recommendations).toContain(': Send the club head low through the ball');
    expect(texts.recommendations).toContain('a quieter head');
    expect(texts.exerciseRecommendations.length).toBeGreaterThan(0);
  });
});

it('judges nothing that is withheld or banded', () => {
  const texts = write({
    shoulderTurnDeg: measured(75, 9, { bound: 'at-least' }),
    hipRotationDeg: { withheld: 'This view does not show how far the hips turn.' },
    xFactorDeg: { withheld: 'Needs both turns.' },
    spineAngleDeg: { withheld: 'Needs a down-the-line video.' },
  });
  expect(JSON.stringify(texts)).not.toMatch(triggers);
  expect(texts.swingWeaknesses).toEqual([]);
  expect(texts.mobilityAnalysis.shoulderTurn).toBe('75° or more');
  expect(texts.recommendations).toContain('does not support a firm conclusion');
});

it('writes the same text for the same input', () => {
  const measurements = { pelvisSwayBh: measured(9, 3), headMovementBh: measured(14, 2) };
  expect(write(measurements)).toEqual(write(measurements));
});

const asked = { withheld: 'Needs a down-the-line video.' };

describe('recommendations', () => {
  it('say which video is missing if all values are near their limits', () => {
    const near = {
      headMovementBh: measured(9, 2),
      pelvisSwayBh: measured(5, 2),
      pelvisSlideBh: measured(2, 3),
      headLiftAtImpactBh: measured(1, 2),
      ...{ shoulderTurnDeg: measured(80, 12), hipRotationDeg: measured(35, 12), tempoRatio: measured(2.6, 0.5) },
      finishSwayBh: measured(3, 2),
      ...{ spineAngleDeg: asked, earlyExtensionBh: asked, handPathShiftBh: asked },
    };
    const close = 'What we measured in this swing lies too close to the limits to be called a fault or a strength.';
    expect(write(near).recommendations).toBe(
      `${close} A down-the-line video beside it would show posture, the room to the ball and the path of the hands.`,
    );
    const dark = { withheld: 'Hidden, dark or out of the picture at that moment.' };
    expect(
      write({ ...near, ...{ spineAngleDeg: dark, earlyExtensionBh: dark, handPathShiftBh: dark } }).recommendations,
    ).toBe(
      `${close} Posture, the room to the ball and the path of the hands could not be read. Hidden, dark or out of the picture at that moment.`,
    );
  });

  it('claim no more than was readable if nothing needs work', () => {
    const sound: Measurements = {
      ...{ shoulderTurnDeg: measured(92, 6), hipRotationDeg: measured(45, 6), tempoRatio: measured(3.4, 0.5) },
      ...{ headMovementBh: measured(4, 2), pelvisSwayBh: measured(0, 2), finishSwayBh: measured(1, 2) },
    };
    const half = write({ ...sound, ...{ spineAngleDeg: asked, earlyExtensionBh: asked, handPathShiftBh: asked } });
    expect(half.recommendations).toMatch(/^Nothing that this video shows needs work first\. Keep /);
    expect(half.recommendations).toContain('A down-the-line video beside it would show posture,');
    const whole = write({
      ...sound,
      ...{ spineAngleDeg: measured(36, 4), earlyExtensionBh: measured(0, 2), handPathShiftBh: measured(-3, 4) },
    });
    expect(whole.recommendations).toMatch(/^Nothing that we measured in this swing stands out as a fault\. Keep /);
    expect(whole.recommendations).not.toContain('could not be read');
  });

  it('give the reason of the video, and ask for no video that was uploaded', () => {
    const ramp = { withheld: 'This video changes its speed, so seconds and tempo cannot be told.' };
    const { recommendations } = write({
      tempoRatio: ramp,
      spineAngleDeg: { withheld: 'Hidden, dark or out of the picture at that moment.' },
    });
    expect(recommendations).toContain('Tempo could not be read. This video changes its speed, so');
    expect(recommendations).toContain('Posture could not be read. Hidden, dark or');
    expect(recommendations).not.toMatch(/down-the-line|face-on/);
  });

  it('praise a swing with a single fault before naming it', () => {
    const strengths: Measurements = {
      hipRotationDeg: measured(45, 6),
      tempoRatio: measured(3.4, 0.4),
      finishSwayBh: measured(0, 2),
    };
    const one = write({ ...strengths, earlyExtensionBh: measured(8, 3) }).recommendations;
    expect(one).toMatch(
      /^(Much of this swing is sound|There is a lot to keep).*your hip turn and your tempo\. (Make room|Keep your distance)/,
    );
    const two = write({ ...strengths, earlyExtensionBh: measured(8, 3), pelvisSwayBh: measured(9, 2) }).recommendations;
    expect(two).toMatch(/^(Make room|Keep your distance)/);
    expect(two).toMatch(/your hip turn and your tempo\.$/);
  });

  it('open differently for each priority and never repeat its sentence', () => {
    const firsts = Object.values(findingRules).flatMap((rule) => (rule.kind === 'weakness' ? rule.priorityAdvice : []));
    expect(new Set(firsts).size).toBe(firsts.length);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const input = drawAnalysis(seededRandom(seed));
        const { launchMonitorAssessment, mobilityAnalysis, exerciseRecommendations, keyIssues, ...texts } =
          writeTexts(input);
        const { posture, balance } = texts.analysisResults;
        const all = [...texts.swingWeaknesses, ...texts.swingStrengths, texts.recommendations, posture, balance].join(
          '\n',
        );
        for (const text of [...texts.swingWeaknesses, ...texts.swingStrengths]) {
          expect(all.split(text)).toHaveLength(2);
        }
        expect(all).not.toMatch(/undefined|NaN|\{\}|\.\.|\s{2}/);
      }),
      { numRuns: 300 },
    );
  });

  it('differ with the evidence for the same fault', () => {
    const swayer = { pelvisSwayBh: measured(7, 2), headSidewaysAtTopBh: measured(0, 2) };
    const leaner = { pelvisSwayBh: measured(13, 2), headSidewaysAtTopBh: measured(9, 2) };
    expect(write(swayer).swingWeaknesses[0]).not.toContain('head');
    expect(write(leaner).swingWeaknesses[0]).toContain('Your head goes with it.');
  });

  it('praise nothing that contradicts a fault', () => {
    const { swingStrengths, recommendations } = write({
      sideBendAtTopDeg: measured(8, 6),
      pelvisSwayBh: measured(9, 2),
      headMovementBh: measured(14, 2),
    });
    expect(swingStrengths).toEqual([]);
    expect(recommendations).not.toContain('Keep');
  });

  it('train the priority first, each exercise under its focus area', () => {
    const { exerciseRecommendations } = write({ earlyExtensionBh: measured(8, 2), tempoRatio: measured(1.5, 0.4) });
    expect(exerciseRecommendations[0]).toMatch(/^Postural Integrity: /);
    for (const line of exerciseRecommendations) expect(focusAreas).toContain(line.split(': ')[0]);
  });
});

describe('balance', () => {
  it.each<[string, Measurements, RegExp, RegExp]>([
    ['a sway', { pelvisSwayBh: measured(9, 2) }, /^Balance is compromised by lateral motion\./, /unstable/],
    ['a restless finish', { finishSwayBh: measured(8, 2) }, /unstable/, /compromised/],
    [
      'both, and the head',
      { pelvisSwayBh: measured(9, 2), headMovementBh: measured(14, 2) },
      /^Balance is compromised\./,
      /lateral/,
    ],
    ['a held finish', { finishSwayBh: measured(0, 2) }, /^You hold your finish/, /compromised|unstable/],
    ['hanging back', { pelvisSlideBh: measured(-2, 2) }, /^You hang back/, /compromised|unstable/],
    [
      'a value near the limit',
      { headMovementBh: measured(9, 2) },
      /^Your head moves 9 % ± 2 %/,
      /compromised|unstable/,
    ],
  ])('%s', (_, measurements, says, saysNot) => {
    const { balance } = write(measurements).analysisResults;
    expect(balance).toMatch(says);
    expect(balance).not.toMatch(saysNot);
  });
});

describe('what could not be read', () => {
  it('is asked for only if that video was not uploaded', () => {
    const hidden = { withheld: 'Hidden in this video.' };
    const results = write({ spineAngleDeg: hidden, headMovementBh: hidden }).analysisResults;
    expect(results.posture).toBe('Posture could not be read. Hidden in this video.');
    expect(results.balance).toBe('Balance could not be read. Hidden in this video.');
    const partly = write({
      ...{ spineAngleDeg: hidden, spineAngleChangeDeg: measured(-8, 4) },
      ...{ headMovementBh: hidden, pelvisSwayBh: measured(4, 2) },
    }).analysisResults;
    expect(partly.posture).toBe('From address to impact your spine angle changes by −8° ± 4°.');
    expect(partly.balance).toBe('Your pelvis moves 4 % ± 2 % of your height away from the target in the backswing.');
    const faceOn = write({ spineAngleDeg: { withheld: 'Needs a down-the-line video.' } }).analysisResults;
    expect(faceOn.posture).toContain('add one to see it');
    expect(faceOn.balance).not.toContain('face-on');
  });
});

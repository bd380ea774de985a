import type { Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured, textsOf } from '../../../test/measured.ts';

/** Words by which the daily workout's focus areas are chosen; they must be true where they stand. */
const triggers = /loss|uprights|early extension|compromised|poor|unstable|limited|restricted/i;

describe('a sound swing', () => {
  const texts = textsOf({
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
  const texts = textsOf({
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
  const texts = textsOf({
    shoulderTurnDeg: measured(75, 9, { bound: 'at-least' }),
    hipRotationDeg: { withheld: 'This view does not show how far the hips turn.' },
    xFactorDeg: { withheld: 'Needs both turns.' },
    spineAngleDeg: { withheld: 'Needs a down-the-line video.' },
  });
  expect(JSON.stringify(texts)).not.toMatch(triggers);
  expect(texts.swingWeaknesses).toEqual([]);
  expect(texts.mobilityAnalysis.shoulderTurn).toBe('75° or more');
  expect(texts.recommendations).toMatch(/^Film once more: /);
});

it('writes the same text for the same input', () => {
  const measurements = { pelvisSwayBh: measured(9, 3), headMovementBh: measured(14, 2) };
  expect(textsOf(measurements)).toEqual(textsOf(measurements));
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
      'a pelvis toward the target',
      { pelvisSwayBh: measured(-3, 2, { confidence: 0.4 }) },
      /3 % of your height toward the target/,
      /−/,
    ],
    [
      'a value near the limit',
      { headMovementBh: measured(9, 2) },
      /^Your head moves about 9 %/,
      /compromised|unstable/,
    ],
  ])('%s', (_, measurements, says, saysNot) => {
    const { balance } = textsOf(measurements).analysisResults;
    expect(balance).toMatch(says);
    expect(balance).not.toMatch(saysNot);
  });
});

describe('what could not be read', () => {
  it('is asked for only if that video was not uploaded', () => {
    const hidden = { withheld: 'Hidden in this video.' };
    const results = textsOf({ spineAngleDeg: hidden, headMovementBh: hidden }).analysisResults;
    expect(results.posture).toBe('We could not see your posture. Hidden in this video.');
    expect(results.balance).toBe('We could not see your balance. Hidden in this video.');
    const partly = textsOf({
      spineAngleDeg: hidden,
      spineAngleChangeDeg: measured(-8, 4),
      headMovementBh: hidden,
      pelvisSwayBh: measured(4, 2),
    }).analysisResults;
    expect(partly.posture).toBe('From address to impact your spine becomes about 8° more upright.');
    expect(partly.balance).toBe('Your pelvis moves about 4 % of your height away from the target in the backswing.');
    const faceOn = textsOf({ spineAngleDeg: { withheld: 'Needs a down-the-line video.' } }).analysisResults;
    expect(faceOn.posture).toContain('you see your posture');
    expect(faceOn.balance).not.toContain('face-on');
  });
});

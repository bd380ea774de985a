import type { Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAllFindings } from '../find-findings.ts';
import { withInterval } from './bands.ts';
import { judgeTarget, labelVerdict, writeVerdict } from './judge-target.ts';
import { dialScales, mobilityScales, spineScale } from './mobility-scales.ts';

const turned = (value: number, low: number, high: number, views: Measured['views'] = 'face-on'): Measured => ({
  value,
  plusMinus: (high - low) / 2,
  interval: { low, high },
  views,
  at: 'top',
  confidence: 0.9,
});
/** Half of them are too low for a finding. */
const anyConfidence = fc.constantFrom(0.25, 0.29, 0.3, 0.9);
const { shoulderTurnDeg: shoulder, hipRotationDeg: hip } = mobilityScales;

describe('a turn and its target', () => {
  it.each([
    ['it surely falls short', turned(60, 48, 76), shoulder, 'below-target', 'Below the target.'],
    ['it likely falls short', turned(70, 55, 90), shoulder, 'likely-below-target', 'Likely below the target.'],
    [
      'it is likely on it or close',
      turned(45, 30, 60),
      hip,
      'likely-close-to-target',
      'Likely on or close to the target.',
    ],
    ['it is on it or close', turned(45, 35, 55), hip, 'close-to-target', 'On or close to the target.'],
    ['it is close on one side', turned(35, 26, 45), hip, 'likely-close-to-target', 'Likely close to the target.'],
    ['it reaches it and may lie beyond', turned(98, 88, 112), shoulder, 'on-target', 'On or above the target.'],
    ['it likely does', turned(100, 80, 115), shoulder, 'likely-on-target', 'Likely on or above the target.'],
    ['it likely reaches the lower end', turned(93, 82, 108), shoulder, 'likely-on-target', 'Likely on target.'],
    ['it surely does', turned(95, 87, 104), shoulder, 'on-target', 'On target.'],
    ['it likely turns farther', turned(105, 90, 116), shoulder, 'likely-above-target', 'Likely above the target.'],
    ['it surely does so', turned(66, 55, 72), hip, 'above-target', 'Above the target.'],
  ] as const)('where %s', (_, turn, scale, verdict, sentence) => {
    expect(judgeTarget(turn, scale)).toBe(verdict);
    expect(writeVerdict(verdict, turn, scale)).toBe(sentence);
  });

  it('are not judged yet where it may be either', () => {
    expect(judgeTarget(turned(77, 57, 97), shoulder)).toBe('unsure');
    expect(writeVerdict('unsure', turned(77, 57, 97), shoulder)).toBe('We can’t tell yet whether you reach 85°.');
  });

  it('are close to the target, not on it, where they more likely fall short', () => {
    expect(judgeTarget(turned(82, 65, 99.5), shoulder)).toBe('likely-close-to-target');
  });

  it('are not judged by results without probabilities', () => {
    const older = { value: 75, plusMinus: 0, bound: 'at-least', at: 'top', confidence: 0.9 } as const;
    expect(judgeTarget(older, shoulder)).toBeNull();
  });

  it.each([
    [turned(92, 87, 100), 'On target'],
    [turned(98, 88, 112), 'On or above'],
    [turned(97, 82, 112), 'Likely on or above'],
    [turned(104, 93, 116), 'Likely above'],
    [turned(77, 57, 97), 'Can’t tell yet'],
    [turned(82, 65, 99.5), 'Likely close'],
    [turned(83, 65, 100), 'Likely on or close'],
    [turned(84.6, 65, 100), 'Likely on or close'],
    [turned(84.6, 74, 95), 'On or close'],
    [turned(shoulder.targetMax, shoulder.targetMax - 8, shoulder.targetMax + 8), 'On target'],
  ])('%j are labeled %s', (turn, label) => {
    expect(labelVerdict(judgeTarget(turn, shoulder) ?? 'unsure', turn, shoulder)).toBe(label);
  });

  it.each([
    ['shoulderTurnDeg', [40, 118]],
    ['hipRotationDeg', [5, 80]],
    ['xFactorDeg', [5, 80]],
  ] as const)('never contradict the findings, nor their words: %s', (name, [min, max]) => {
    const deg = (from: number, upTo: number) => fc.double({ min: from, max: upTo, noNaN: true });
    const scale = mobilityScales[name];
    fc.assert(
      fc.property(deg(min, max), deg(1, 25), deg(1, 25), anyConfidence, (value, below, above, confidence) => {
        const turn = { ...turned(value, value - below, value + above), confidence };
        const [found] = findAllFindings({ [name]: turn });
        const verdict = judgeTarget(turn, scale) ?? 'unsure';
        const words = writeVerdict(verdict, turn, scale).toLowerCase().replace(/\.$/, ' (');
        if (found?.kind === 'weakness') expect(verdict).toMatch(/below-target$/);
        if (verdict === 'below-target') expect(found?.kind).toBe('weakness');
        const isPraised = found?.kind === 'strength';
        // A shoulder turn is praised as full from its lower end. Of the others one that may lie beyond is praised by what is likely.
        if (name === 'shoulderTurnDeg') expect(isPraised).toBe(/(?:on|above|close-to)-target$/.test(verdict));
        if (name !== 'shoulderTurnDeg' && /above-target$/.test(verdict)) expect(isPraised).toBe(false);
        if (isPraised) expect(verdict).not.toMatch(/(?:below-target|unsure)$/);
        if (/close-to-target$/.test(verdict)) expect(isPraised).toBe(true);
        if (found?.rule.startsWith('sound-')) expect(found.text).toContain(`, ${words}`);
        expect(words.startsWith('likely')).toBe(verdict.startsWith('likely'));
        expect(labelVerdict(verdict, turn, scale).startsWith('Likely')).toBe(verdict.startsWith('likely'));
      }),
      { numRuns: 500 },
    );
  });

  it('are no strength where they likely lie above it, and say "on target" where the dial does', () => {
    const textOf = (turn: Measured) => findAllFindings({ hipRotationDeg: turn })[0]?.text;
    expect(textOf(turned(56, 48, 64, 'both'))).toBeUndefined();
    expect(textOf(turned(48, 39.9, 56.2, 'both'))).toBe(
      'Your hips turn about 50° (40–55°) going back, likely on target (40–50°).',
    );
  });
});

describe('the spine at address and its target', () => {
  const leans = (value: number) => ({ value, plusMinus: 4, at: 'address', confidence: 0.9 }) as const;

  it.each([
    [18, 'below-target'],
    [22, 'likely-below-target'],
    [27, 'unsure'],
    [30, 'close-to-target'],
    [33, 'likely-on-target'],
    [37, 'on-target'],
    [42, 'likely-on-target'],
    [47, 'unsure'],
    [49, 'likely-above-target'],
    [54, 'above-target'],
  ] as const)('%d°: %s', (value, verdict) => {
    expect(judgeTarget(withInterval(leans(value)), spineScale)).toBe(verdict);
  });

  it.each([
    ['likely-close-to-target', 45, 'Likely on or close'],
    ['close-to-target', 30, 'On or close'],
    ['likely-close-to-target', 46, 'Likely close'],
    ['close-to-target', 29, 'Close to target'],
    ['on-target', 45, 'On target'],
    ['on-target', 46, 'On or above'],
    ['likely-on-target', 46, 'Likely on or above'],
  ] as const)('%s at %d° is labeled %s', (verdict, value, label) => {
    expect(labelVerdict(verdict, leans(value), spineScale)).toBe(label);
  });

  it('say within which degrees it is open', () => {
    expect(writeVerdict('unsure', leans(47), spineScale)).toBe('We can’t tell yet whether you are within 30–45°.');
  });
});

describe('the spine and the tempo', () => {
  it.each([
    ['spineAngleDeg', 20, 4, 'below-target', 'upright-at-address'],
    ['spineAngleDeg', 21, 4, 'likely-below-target', undefined],
    ['spineAngleDeg', 50, 4, 'likely-above-target', undefined],
    ['spineAngleDeg', 51, 4, 'above-target', 'bent-at-address'],
    ['tempoRatio', 1.8, 0.7, 'likely-below-target', undefined],
    ['tempoRatio', 2.1, 0.4, 'likely-below-target', undefined],
    ['tempoRatio', 2, 0.4, 'below-target', 'quick-tempo'],
    ['tempoRatio', 5, 0.5, 'likely-above-target', undefined],
    ['tempoRatio', 5.1, 0.5, 'above-target', 'slow-tempo'],
  ] as const)('%s %d ± %d is %s, where the finding is %s', (name, value, plusMinus, verdict, rule) => {
    const measured: Measured = { value, plusMinus, at: 'swing', confidence: 0.9 };
    expect(judgeTarget(withInterval(measured), dialScales[name])).toBe(verdict);
    expect(findAllFindings({ [name]: measured })[0]?.rule).toBe(rule);
  });

  it.each([
    [4.7, 'above-target', 'slow-tempo'],
    [4.5, 'likely-above-target', undefined],
    [3.5, 'likely-above-target', undefined],
    [2.9, 'unsure', undefined],
  ] as const)('a tempo of 6.0 whose interval begins at %d is %s, where the finding is %s', (low, verdict, rule) => {
    const ratioInterval = { low, high: 9 };
    const measured: Measured = { value: 6, plusMinus: 2, ratioInterval, at: 'swing', confidence: 0.9 };
    expect(judgeTarget(withInterval(measured), dialScales.tempoRatio)).toBe(verdict);
    expect(findAllFindings({ tempoRatio: measured })[0]?.rule).toBe(rule);
  });

  it.each([
    ['spineAngleDeg', 1, ['upright-at-address', 'bent-at-address', 'sound-address-posture']],
    ['tempoRatio', 10, ['quick-tempo', 'slow-tempo', 'sound-tempo']],
  ] as const)('never contradict the findings: %s', (name, parts, [below, above, sound]) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 70 }),
        fc.integer({ min: 1, max: 12 }),
        anyConfidence,
        (size, error, confidence) => {
          const measured: Measured = { value: size / parts, plusMinus: error / parts, at: 'swing', confidence };
          const rule = findAllFindings({ [name]: measured })[0]?.rule;
          const verdict = judgeTarget(withInterval(measured), dialScales[name]);
          expect([rule === below, rule === above]).toEqual([verdict === 'below-target', verdict === 'above-target']);
          if (rule === sound) expect(verdict).toMatch(/^(?:likely-)?on-target$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});

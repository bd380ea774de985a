import type { Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAllFindings } from '../findings/find-findings.ts';
import { judgeTarget, writeVerdict } from './judge-target.ts';
import { mobilityScales } from './mobility-scales.ts';

const turned = (value: number, low: number, high: number, views: Measured['views'] = 'face-on'): Measured => ({
  ...{ value, plusMinus: (high - low) / 2, interval: { low, high }, views, at: 'top', confidence: 0.9 },
});
const { shoulderTurnDeg: shoulder, hipRotationDeg: hip } = mobilityScales;

describe('a turn and its target', () => {
  it.each([
    ['it surely falls short', turned(60, 48, 76), shoulder, 'below-target', 'Below the target.'],
    ['it likely falls short', turned(70, 55, 90), shoulder, 'likely-below-target', 'Likely below the target.'],
    ['it is close on both sides', turned(45, 30, 60), hip, 'likely-close-to-target', 'Likely close to the target.'],
    ['it likely reaches the lower end', turned(100, 80, 115), shoulder, 'likely-on-target', 'Likely on target.'],
    ['it surely does', turned(105, 90, 116), shoulder, 'on-target', 'On target.'],
  ] as const)('where %s', (_, turn, scale, verdict, sentence) => {
    expect(judgeTarget(turn, scale)).toBe(verdict);
    expect(writeVerdict(turn, scale, false)).toBe(sentence);
  });

  it.each([
    ['face-on', 'A down-the-line video of the same swing narrows it.'],
    ['down-the-line', 'A face-on video of the same swing narrows it.'],
  ] as const)('are not judged yet where it may be either, filmed %s', (views, advice) => {
    expect(writeVerdict(turned(77, 57, 97, views), shoulder, false)).toBe(
      `We can’t tell yet whether you reach 85°. ${advice}`,
    );
  });

  it.each(['face-on', 'both'] as const)('are not helped by a film that is there already, read %s', (views) => {
    const turn = turned(77, 57, 97, views);
    expect(writeVerdict(turn, shoulder, true)).toBe('We can’t tell yet whether you reach 85°.');
    expect(writeVerdict({ ...turn, confidence: 0.7 }, shoulder, true)).toBe(
      'We can’t tell yet whether you reach 85°. A film from straight ahead, level and a few steps away narrows it.',
    );
  });

  it('are close to the target, not on it, where they more likely fall short', () => {
    expect(judgeTarget(turned(82, 65, 99.5), shoulder)).toBe('likely-close-to-target');
  });

  it('are not judged by results without probabilities', () => {
    const older = { value: 75, plusMinus: 0, bound: 'at-least', at: 'top', confidence: 0.9 } as const;
    expect(writeVerdict(older, shoulder, false)).toBeNull();
  });

  it('never contradict the findings', () => {
    const deg = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(deg(40, 118), deg(1, 25), deg(1, 25), (value, below, above) => {
        const turn = turned(value, value - below, value + above);
        const [found] = findAllFindings({ shoulderTurnDeg: turn });
        const verdict = judgeTarget(turn, shoulder);
        expect(found?.kind === 'weakness').toBe(verdict?.endsWith('below-target'));
        expect(found?.kind === 'strength').toBe(/(?:on|close-to)-target$/.test(verdict ?? ''));
      }),
    );
  });
});

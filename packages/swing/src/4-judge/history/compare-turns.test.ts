import type { Measured, ViewAnalysis } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmedView } from '../../../test/filmed-view.ts';
import { compareTurns } from './compare-turns.ts';
import { type FilmedSwing, isFilmedAlike } from './is-filmed-alike.ts';

const turned = (value: number, views: NonNullable<Measured['views']> = 'face-on'): Measured => ({
  value,
  plusMinus: 15,
  interval: { low: value - 15, high: value + 15 },
  views,
  at: 'top',
  confidence: 0.9,
});
const shoulders = (now: number, before: number, views?: NonNullable<Measured['views']>) =>
  compareTurns('shoulderTurnDeg', turned(now, views), turned(before, views));

describe('the change of a turn since the last swing', () => {
  it('is noise within the repeat error, and more beyond it, with the shrinking corrected', () => {
    expect(shoulders(90, 90)).toEqual({ kind: 'noise' });
    expect(shoulders(92, 89)).toEqual({ kind: 'noise' });
    const [more, less] = [shoulders(105, 80), shoulders(80, 105)];
    expect(more.kind).toBe('beyond-noise');
    expect('deg' in more && more.deg).toBeGreaterThan(25);
    expect('deg' in less && 'deg' in more && less.deg).toBe('deg' in more && -more.deg);
  });

  it('is known less where a video is unlike those of the calibration', () => {
    const unlike: Measured = { ...turned(80), confidence: 0.5 };
    expect(shoulders(95, 80).kind).toBe('beyond-noise');
    expect(compareTurns('shoulderTurnDeg', turned(95), unlike).kind).toBe('noise');
    expect(compareTurns('shoulderTurnDeg', unlike, turned(95)).kind).toBe('noise');
    expect(compareTurns('shoulderTurnDeg', turned(120), unlike).kind).toBe('beyond-noise');
  });

  it('is known better with both views', () => {
    const firstReal = (views: 'face-on' | 'both') =>
      Array.from({ length: 40 }, (_, deg) => deg).find(
        (deg) => shoulders(80 + deg, 80, views).kind === 'beyond-noise',
      ) ?? 99;
    expect(firstReal('both')).toBeLessThan(firstReal('face-on'));
  });

  it('is read from two swings each no closer than from the worse view, and not against one swing', () => {
    const ofTwo = (value: number): Measured => ({ ...turned(value, 'both'), isOfTwoSwings: true });
    const compare = (now: Measured, before: Measured) => compareTurns('shoulderTurnDeg', now, before).kind;
    expect(compare(ofTwo(92), ofTwo(82))).toBe('noise');
    expect(shoulders(92, 82, 'both').kind).toBe('beyond-noise');
    expect(compare(ofTwo(100), ofTwo(82))).toBe('beyond-noise');
    expect(compare(ofTwo(100), turned(82, 'both'))).toBe('not-comparable');
  });

  it('is not known across views or for older results', () => {
    expect(compareTurns('shoulderTurnDeg', turned(90, 'both'), turned(60, 'face-on')).kind).toBe('not-comparable');
    const older: Measured = { value: 60, plusMinus: 9, at: 'top', confidence: 0.9 };
    expect(compareTurns('shoulderTurnDeg', turned(90), older).kind).toBe('not-comparable');
  });

  it('is the same from either side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 118 }), fc.integer({ min: 40, max: 118 }), (now, before) => {
        expect(shoulders(now, before).kind).toBe(shoulders(before, now).kind);
      }),
    );
  });
});

const swing: FilmedSwing = { club: 'driver', algorithm: 'swing-1', faceOn: filmedView, downTheLine: null };
const faceOn = (part: Partial<ViewAnalysis>): FilmedSwing => ({ ...swing, faceOn: { ...filmedView, ...part } });
const played = (fps: number, slowMotionFactor: number | null): FilmedSwing =>
  faceOn({ timeBase: { ...filmedView.timeBase, fps, slowMotionFactor } });

describe('two swings are filmed alike', () => {
  it.each([
    ['the same setting', swing, true],
    ['nearly the same place', faceOn({ framing: { statureShare: 0.74, feetX: 0.55, feetY: 0.8 } }), true],
    ['another club', { ...swing, club: '7-iron' }, false],
    ['another version of the analysis', { ...swing, algorithm: 'swing-2' }, false],
    ['a second camera', { ...swing, downTheLine: filmedView }, false],
    ['another picture size', faceOn({ widthPx: 1080, heightPx: 1920 }), false],
    ['another frame rate', played(30, 1), false],
    ['the same frame rate, slowed down', played(30, 2), true],
    ['another frame rate, slowed down to the same', played(60, 4), false],
    ['an unknown frame rate', played(60, null), false],
    ['the other hand', faceOn({ handedness: 'left' }), false],
    ['a camera that is nearer', faceOn({ framing: { statureShare: 0.85, feetX: 0.5, feetY: 0.85 } }), false],
    ['a golfer at the side', faceOn({ framing: { statureShare: 0.7, feetX: 0.7, feetY: 0.85 } }), false],
    ['a result without framing', { ...swing, faceOn: { ...filmedView, framing: undefined } }, false],
  ] as const)('%s: %s', (_, other, isAlike) => {
    expect(isFilmedAlike(swing, other)).toBe(isAlike);
    expect(isFilmedAlike(other, swing)).toBe(isAlike);
  });

  it('where the slow motion of both is unknown', () => {
    expect(isFilmedAlike(played(60, null), played(60, null))).toBe(true);
    expect(isFilmedAlike(played(60, null), played(30, null))).toBe(false);
  });

  it('where the swing that a goal refers to was stored without its slow motion, by the rates of the files', () => {
    const reference = { ...swing, faceOn: { ...filmedView, timeBase: { fps: 30 } } };
    for (const factor of [1, 8, null]) {
      expect(isFilmedAlike(reference, played(30, factor))).toBe(true);
      expect(isFilmedAlike(played(60, factor), reference)).toBe(false);
    }
  });

  it('where an older answer leaves out that none is slowed down', () => {
    const older = { ...swing, faceOn: { ...filmedView, timeBase: { fps: 60 } } };
    expect(isFilmedAlike(older, swing)).toBe(true);
  });
});

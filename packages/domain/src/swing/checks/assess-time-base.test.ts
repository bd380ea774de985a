import type { SwingEvents } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { assessTimeBase, judgeSwingTime } from './assess-time-base.ts';

const even = (count: number, fps: number) => Array.from({ length: count }, (_, i) => i / fps);
const none: boolean[] = [];

describe('the time base from frame times', () => {
  it('trusts an even clip and computes its frame rate', () => {
    const timeBase = assessTimeBase({ frameTimesS: even(180, 59.94), repeatedFrames: none });
    expect(timeBase).toMatchObject({ frames: 180, variable: false, trusted: true, slowMotionFactor: null });
    expect(timeBase.fps).toBeCloseTo(59.94, 2);
  });

  it('trusts 25 frames a second shown as 30 and counts the repeats', () => {
    const repeatedFrames = even(90, 30).map((_, i) => i % 6 === 5);
    const timeBase = assessTimeBase({ frameTimesS: even(90, 30), repeatedFrames });
    expect(timeBase).toMatchObject({ duplicates: 15, trusted: true });
  });

  it('detects a variable frame rate and still trusts the time base', () => {
    const frameTimesS = even(60, 30).map((t, i) => t + (i > 30 ? 0.03 : 0));
    expect(assessTimeBase({ frameTimesS, repeatedFrames: none })).toMatchObject({
      variable: true,
      trusted: true,
    });
  });

  it.each([
    ['a jump', even(60, 30).map((t, i) => t + (i > 30 ? 1 : 0)), none],
    ['a time that goes back', even(60, 30).map((t, i) => (i === 30 ? t - 0.5 : t)), none],
    ['mostly repeats', even(60, 30), even(60, 30).map((_, i) => i % 3 !== 0)],
  ])('does not trust %s, and says why', (_, frameTimesS, repeatedFrames) => {
    const timeBase = assessTimeBase({ frameTimesS, repeatedFrames });
    expect(timeBase.trusted).toBe(false);
    expect(timeBase.reason).toMatch(/\.$/);
  });

  it('detects slow motion that begins and ends in the file, but not a phone that halves its rate in poor light', () => {
    // Forty frames in the middle stand `slow` times longer.
    const times = (slow: number) =>
      even(121, 60).map((t, i) => t + (Math.min(40, Math.max(0, i - 40)) * (slow - 1)) / 60);
    const assess = (slow: number) =>
      assessTimeBase({ frameTimesS: times(slow), repeatedFrames: none, captureFps: 240 });
    expect(assess(4)).toMatchObject({ variable: true, trusted: false, slowMotionFactor: null });
    expect(assess(4).reason).toContain('changes its speed');
    expect(assess(2)).toMatchObject({ variable: true, trusted: true });
  });

  it('uses the capture rate from the metadata', () => {
    const assess = (captureFps: number) =>
      assessTimeBase({ frameTimesS: even(181, 30), repeatedFrames: none, captureFps });
    expect(assess(240).slowMotionFactor).toBeCloseTo(8, 5);
    expect(assess(30).slowMotionFactor).toBeNull();
  });

  it('has a rate of 0 for a clip of one frame', () => {
    expect(assessTimeBase({ frameTimesS: [0], repeatedFrames: none }).fps).toBe(0);
  });
});

describe('the time base from the swing', () => {
  const timeBase = assessTimeBase({ frameTimesS: even(180, 60), repeatedFrames: none });
  const events = (topS: number, impactS: number, addressS = topS - 3 * (impactS - topS)) =>
    ({
      address: { frame: 0, timeS: addressS, confidence: 1 },
      top: { frame: 0, timeS: topS, confidence: 1 },
      impact: { frame: 0, timeS: impactS, confidence: 1 },
    }) as SwingEvents;

  it.each([
    [0.1, false],
    [0.2, true],
    [0.27, true],
    [0.4, true],
    [0.47, false],
    [0.9, false],
  ])('a down-swing of %f s is real time: %s', (downS, trusted) => {
    const judged = judgeSwingTime(timeBase, events(1, 1 + downS));
    expect(judged.trusted).toBe(trusted);
    expect(judged.slowMotionFactor).toBe(trusted ? 1 : null);
    if (!trusted) expect(judged.reason).toMatch(/slow motion|sped up/);
  });

  it.each([
    ['noted and seen', 8, 8 * 0.25, 8],
    ['noted, but the video was made real time again', 8, 0.25, 1],
    ['neither fits', 8, 0.9, null],
  ])('slow motion that is %s', (_, noted, downS, factor) => {
    const judged = judgeSwingTime({ ...timeBase, slowMotionFactor: noted }, events(9, 9 + downS));
    expect(judged).toMatchObject({ slowMotionFactor: factor, trusted: factor !== null });
  });

  it('does not trust a backswing at another speed than the down-swing', () => {
    const judged = judgeSwingTime(timeBase, events(2, 2.3, 1.8));
    expect(judged).toMatchObject({ trusted: false, slowMotionFactor: null });
    expect(judged.reason).toContain('changes its speed');
  });

  it('keeps an earlier reason for distrust', () => {
    const broken = { ...timeBase, trusted: false, reason: 'The frame times jump.' };
    expect(judgeSwingTime(broken, events(1, 1.25))).toBe(broken);
  });
});

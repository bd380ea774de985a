import type { SlowMotion, SwingEvents, TimeBaseFacts } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { assessTimeBase } from './assess-time-base.ts';

const even = (count: number, fps: number) => Array.from({ length: count }, (_, i) => i / fps);

/** Events at these seconds of the file. */
function eventsAt(frameTimesS: readonly number[], topS: number, impactS: number, addressS: number): SwingEvents {
  const event = (timeS: number) => ({
    frame: Math.max(
      0,
      frameTimesS.findLastIndex((t) => t <= timeS + 1e-9),
    ),
    timeS,
    confidence: 1,
  });
  const finish = event(impactS + 2 * (impactS - topS));
  return { address: event(addressS), top: event(topS), impact: event(impactS), finish } as SwingEvents;
}

/** A swing of tempo 3 whose down-swing takes `downS` seconds of the file and begins after 1.5 s. */
function assess({ downS = 0.25, tempo = 3, ...more }: Partial<TimeBaseFacts> & { downS?: number; tempo?: number }) {
  const facts = { frameTimesS: even(180, 60), repeatedFrames: [], ...more };
  const topS = Math.max(1.5, tempo * downS);
  return assessTimeBase(facts, eventsAt(facts.frameTimesS, topS, topS + downS, topS - tempo * downS));
}

describe('the time base from frame times', () => {
  it('trusts an even clip and computes its frame rate', () => {
    const timeBase = assess({ frameTimesS: even(180, 59.94) });
    expect(timeBase).toMatchObject({ frames: 180, variable: false, trusted: true, slowMotionFactor: 1 });
    expect(timeBase.fps).toBeCloseTo(59.94, 2);
  });

  it('trusts 25 frames a second shown as 30 and counts the repeats', () => {
    const repeatedFrames = even(90, 30).map((_, i) => i % 6 === 5);
    expect(assess({ frameTimesS: even(90, 30), repeatedFrames })).toMatchObject({ duplicates: 15, trusted: true });
  });

  it('detects a variable frame rate and still trusts the time base', () => {
    const frameTimesS = even(90, 30).map((t, i) => t + (i > 30 ? 0.03 : 0));
    expect(assess({ frameTimesS })).toMatchObject({ variable: true, trusted: true });
  });

  it.each([
    ['a jump', even(90, 30).map((t, i) => t + (i > 30 ? 1 : 0)), []],
    ['a time that goes back', even(90, 30).map((t, i) => (i === 30 ? t - 0.5 : t)), []],
    ['mostly repeats', even(90, 30), even(90, 30).map((_, i) => i % 3 !== 0)],
  ])('does not trust %s, and says why', (_, frameTimesS, repeatedFrames) => {
    const timeBase = assess({ frameTimesS, repeatedFrames });
    expect(timeBase).toMatchObject({ trusted: false, slowMotionFactor: null });
    expect(timeBase.reason).toMatch(/\.$/);
  });

  it.each([
    ['before the stance', (i: number) => i > 5],
    ['after the finish', (i: number) => i > 75],
  ])('trusts a clip with a jump %s, which is not timed', (_, isAfter) => {
    const frameTimesS = even(90, 30).map((t, i) => t + (isAfter(i) ? 0.4 : 0));
    const topS = isAfter(6) ? 1.9 : 1.5;
    const events = eventsAt(frameTimesS, topS, topS + 0.25, topS - 0.75);
    const timeBase = assessTimeBase({ frameTimesS, repeatedFrames: [] }, events);
    expect(timeBase).toMatchObject({ trusted: true });
    expect(timeBase.fps).toBeCloseTo(30, 6);
  });

  it.each([
    ['in the stance', 0.7],
    ['in the follow-through', 1.9],
  ])('does not trust a clip with a jump %s', (_, jumpS) => {
    const frameTimesS = even(90, 30).map((t) => t + (t > jumpS ? 0.3 : 0));
    const topS = 1.5 + (jumpS < 1 ? 0.3 : 0);
    const events = eventsAt(frameTimesS, topS, topS + 0.25, topS - 0.75);
    expect(assessTimeBase({ frameTimesS, repeatedFrames: [] }, events)).toMatchObject({ trusted: false });
  });

  it('has a rate of 0 for a clip of one frame', () => {
    expect(assess({ frameTimesS: [0] })).toMatchObject({ fps: 0, trusted: false });
  });
});

describe('the time base from the swing', () => {
  it.each([
    [0.1, false],
    [0.15, true],
    [0.27, true],
    [0.47, true],
    [0.59, true],
    [0.62, false],
    [0.9, false],
  ])('a down-swing of %f s is real time: %s', (downS, trusted) => {
    const judged = assess({ downS, frameTimesS: even(300, 60) });
    expect(judged.trusted).toBe(trusted);
    expect(judged.slowMotionFactor).toBe(trusted ? 1 : null);
    if (!trusted) expect(judged.reason).toMatch(/slow motion|sped up/);
  });

  it('does not trust a backswing at another speed than the down-swing', () => {
    for (const tempo of [0.7, 12]) {
      const judged = assess({ tempo, downS: 0.3, frameTimesS: even(400, 60) });
      expect(judged).toMatchObject({ trusted: false, slowMotionFactor: null });
      expect(judged.reason).toContain('changes its speed');
    }
  });
});

describe('slow motion', () => {
  const played = { frameTimesS: even(400, 30) };

  it.each([
    ['noted and seen', { captureFps: 240, downS: 8 * 0.25 }, 8],
    ['noted, but the video was made real time again', { captureFps: 240, downS: 0.25 }, 1],
    ['noted, but at another speed', { captureFps: 240, downS: 0.9 }, null],
    ['the golfer’s 120', { slowMotion: '120', downS: 4 * 0.25 }, 4],
    ['the golfer’s 240', { slowMotion: '240', downS: 8 * 0.25 }, 8],
    ['the golfer’s 240, of a file that plays in real time', { slowMotion: '240', downS: 0.25 }, 1],
    ['the golfer’s 120, where 240 fits', { slowMotion: '120', downS: 8 * 0.25 }, null],
    ['the golfer’s 240, where 120 fits', { slowMotion: '240', downS: 4 * 0.25 }, null],
    ['of a file that notes another rate than the golfer', { captureFps: 240, slowMotion: '120', downS: 2 }, 8],
    ['denied by the golfer, but noted', { captureFps: 240, slowMotion: 'no', downS: 2 }, 8],
    ['denied by the golfer, but seen', { slowMotion: 'no', downS: 2 }, null],
    ['seen alone', { slowMotion: 'unknown', downS: 2 }, null],
  ] satisfies [string, { captureFps?: number; slowMotion?: SlowMotion; downS: number }, number | null][])(
    'that is %s',
    (_, facts, factor) => {
      const judged = assess({ ...played, ...facts });
      expect(judged).toMatchObject({ trusted: factor !== null });
      expect(judged.lacksFactor).toBe(factor === null ? true : undefined);
      if (factor === null) expect(judged.reason).toContain('slow motion');
      else expect(judged.slowMotionFactor).toBeCloseTo(factor, 3);
    },
  );

  it('counts a picture that an editor shows twice once', () => {
    const repeatedFrames = even(400, 30).map((_, i) => i % 2 === 1);
    expect(assess({ ...played, repeatedFrames, slowMotion: '120', downS: 8 * 0.25 }).slowMotionFactor).toBeCloseTo(
      8,
      3,
    );
  });

  it('needs a likelier tempo than real time, since phones begin and end it at full speed', () => {
    expect(assess({ ...played, slowMotion: '120', downS: 1, tempo: 1.5 }).reason).toContain('changes its speed');
  });

  /** Filmed at 240; frames `from` to `to` play eight times slower. */
  const ramped = (from: number, to: number) => ({
    frameTimesS: even(720, 240).map((t, i) => t + (7 * Math.min(to - from, Math.max(0, i - from))) / 240),
  });

  it('that begins before the swing and ends after it has the factor of its full-speed part', () => {
    const { frameTimesS } = ramped(48, 600);
    const events = eventsAt(frameTimesS, 0.2 + 8 * 0.9, 0.2 + 8 * 1.15, 0.2 + 8 * 0.15);
    const judged = assessTimeBase({ frameTimesS, repeatedFrames: [] }, events);
    expect(judged).toMatchObject({ trusted: true, variable: true });
    expect(judged.slowMotionFactor).toBeCloseTo(8, 3);
  });

  it('that begins in the swing is not trusted, even with a noted rate', () => {
    const { frameTimesS } = ramped(240, 600);
    const events = eventsAt(frameTimesS, 3, 5, 0.6);
    const judged = assessTimeBase({ frameTimesS, repeatedFrames: [], captureFps: 240 }, events);
    expect(judged).toMatchObject({ trusted: false, slowMotionFactor: null });
    expect(judged.reason).toContain('changes its speed');
  });

  it('is not a phone that halves its rate in poor light, even if it notes the usual rate', () => {
    const frameTimesS = even(240, 60).map((t, i) => t + Math.min(40, Math.max(0, i - 40)) / 60);
    for (const captureFps of [null, 60]) {
      const judged = assess({ frameTimesS, captureFps });
      expect(judged).toMatchObject({ variable: true, trusted: true, slowMotionFactor: 1 });
    }
  });

  it.each([
    ['noted at 30, filmed at 24 in poor light', { captureFps: 30 }, 24, 0.25],
    ['of a slow golfer, noted at 30, filmed at 24', { captureFps: 30 }, 24, 0.45],
    ['of the slowest golfer, noted at 30, filmed at 24', { captureFps: 30 }, 24, 0.55],
    ['noted at 30, filmed at 20 in poor light', { captureFps: 30 }, 20, 0.25],
    ['noted at 30, filmed at 15 in poor light', { captureFps: 30 }, 15, 0.3],
    ['noted at 60, filmed at 30 in poor light', { captureFps: 60 }, 30, 0.3],
    ['at 60, where the golfer’s 120 is the other video’s', { slowMotion: '120' }, 60, 0.3],
  ] satisfies [string, Partial<TimeBaseFacts>, number, number][])('is not a video %s', (_, facts, fps, downS) => {
    expect(assess({ ...facts, frameTimesS: even(6 * fps, fps), downS })).toMatchObject({
      trusted: true,
      slowMotionFactor: 1,
    });
  });

  it('is a video that plays at half speed, where real time does not fit', () => {
    expect(assess({ captureFps: 120, frameTimesS: even(400, 60), downS: 0.5 }).slowMotionFactor).toBeCloseTo(2, 3);
  });
});

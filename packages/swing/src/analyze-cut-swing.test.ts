import { isInVideo, type PoseTrack, swingEventNames } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../test/draw-stick-golfer.ts';
import { analyzeViews, type DetectedView } from './analyze-views.ts';
import { correctKeyFrames } from './correct-key-frames.ts';

const swing = swingAt(1);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 4, swings: [swing], noise: 0.002 };
const behind: StickClip = { ...clip, view: 'down-the-line', seed: 2 };

const detected = (track: PoseTrack): DetectedView => ({
  track,
  frameTimesS: track.frames.map(({ timeS }) => timeS),
  repeatedFrames: [],
});
const endingAt = (stick: StickClip, timeS: number): PoseTrack => {
  const track = drawStickGolfer(stick);
  return { ...track, frames: track.frames.filter((pose) => pose.timeS <= timeS) };
};

function analyzed(main: PoseTrack, downTheLine: PoseTrack | null = null, slot: StickClip['view'] = 'face-on') {
  const outcome = analyzeViews({
    main: detected(main),
    downTheLine: downTheLine && detected(downTheLine),
    slot,
    handedness: 'right',
  });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome;
}

const lostBeforeFinish =
  'We lost you before your finish in this video. We read your swing up to there. Next time, keep your whole body in the picture.';

describe.each(['face-on', 'down-the-line'] as const)('a %s video that ends after impact', (view) => {
  const stick = { ...clip, view };
  const whole = analyzed(drawStickGolfer(stick), null, view);

  it.each([
    ['two frames after impact', 0.05, ['midFollowThrough', 'finish'], 'your follow-through and your finish'],
    ['after the middle of the follow-through', 0.13, ['finish'], 'your finish'],
    ['late in the follow-through', 0.2, ['finish'], 'your finish'],
  ])('%s is analyzed up to there, and says so', (_, afterS, missing, named) => {
    const { main, measurements, warnings } = analyzed(endingAt(stick, swing.impactS + afterS), null, view);
    const { events } = main.analysis;
    expect(swingEventNames.filter((name) => !isInVideo(events[name]))).toEqual(missing);
    expect(warnings).toEqual([
      `We do not see ${named} in this video. We read your swing up to there. Next time, film until you have held it.`,
    ]);
    for (const name of ['address', 'top', 'impact'] as const) {
      expect(Math.abs(events[name].frame - whole.main.analysis.events[name].frame), name).toBeLessThanOrEqual(1);
    }
    expect(measurements.tempoRatio).toEqual(whole.measurements.tempoRatio);
    expect(measurements.finishSwayBh).toEqual({ withheld: 'We do not see your finish in the video.' });
  });
});

describe('a video that shows what comes after impact', () => {
  const noMissing = (track: PoseTrack) => {
    const { main, warnings } = analyzed(track);
    expect(warnings).toEqual([]);
    expect(swingEventNames.filter((name) => !isInVideo(main.analysis.events[name]))).toEqual([]);
    return main.analysis.events;
  };

  it('to the finish is not called cut', () => {
    noMissing(endingAt(clip, swing.finishS + 0.1));
  });

  it.each(['face-on', 'down-the-line'] as const)(
    'and then the ground, of a phone that is lowered, is not called cut: %s',
    (view) => {
      const track = endingAt({ ...clip, view }, swing.impactS + 0.8);
      const lowered = track.frames.map((pose) => {
        const upHeights = 0.25 * Math.max(0, pose.timeS - swing.impactS - 0.4);
        return { ...pose, image: pose.image?.map(([x, y, confidence]) => [x, y - upHeights, confidence]) ?? null };
      });
      const { main, warnings } = analyzed({ ...track, frames: lowered as PoseTrack['frames'] }, null, view);
      expect(warnings).toEqual([]);
      expect(isInVideo(main.analysis.events.finish)).toBe(true);
      expect(main.analysis.events.finish.timeS - swing.impactS).toBeLessThan(0.5);
    },
  );

  it.each([
    [0.3, 0.5],
    [0.5, 0.7],
  ])('to the nearly quiet finish of a body that settles within %d s is not called cut', (settlingS, endS) => {
    noMissing(endingAt({ ...clip, swings: [{ ...swing, settlingS }] }, swing.impactS + endS));
  });

  it.each([
    ['while they come down', swing.impactS + 0.3],
    ['when they are down', swing.impactS + 0.4],
    ['seconds later', 3.5],
  ])('with hands that come down again immediately is not called cut where it ends %s', (_, endS) => {
    const quick = { ...swing, finishS: swing.impactS + 0.12, heldS: 0, loweringS: 0.2 };
    // Another swing after the end of the video: the club goes back to the ball.
    const track = endingAt({ ...clip, swings: [quick, swingAt(9)], durationS: 4 }, endS);
    expect(noMissing(track).finish.timeS).toBeLessThan(swing.impactS + 0.5);
  });
});

it('a golfer who is lost after impact is read up to there', () => {
  const track = drawStickGolfer(clip);
  const frames = track.frames.map((pose) =>
    pose.timeS > swing.impactS + 0.15 ? { ...pose, image: null, world: null } : pose,
  );
  const { main, warnings } = analyzed({ ...track, frames });
  expect(isInVideo(main.analysis.events.finish)).toBe(false);
  expect(main.analysis.events.finish.timeS).toBeCloseTo(swing.impactS + 0.15, 1);
  expect(warnings).toEqual([lostBeforeFinish]);
});

it.each([
  ['face-on', 0.13, 1],
  ['down-the-line', 1, 0.13],
])('of two videos the %s one is named', (name, faceOnS, behindS) => {
  const { warnings } = analyzed(endingAt(clip, swing.impactS + faceOnS), endingAt(behind, swing.impactS + behindS));
  expect(warnings).toEqual([expect.stringContaining(`We do not see your finish in your ${name} video.`)]);
});

it('a golfer who is lost in the finish and found again has no finish', () => {
  const track = drawStickGolfer(clip);
  const [fromS, toS] = [swing.impactS + 0.15, swing.impactS + 1.2];
  const frames = track.frames.map((pose) =>
    pose.timeS > fromS && pose.timeS < toS ? { ...pose, image: null, world: null } : pose,
  );
  const { main, warnings } = analyzed({ ...track, frames });
  expect(isInVideo(main.analysis.events.finish)).toBe(false);
  expect(main.analysis.events.finish.timeS).toBeLessThanOrEqual(fromS);
  expect(warnings).toEqual([lostBeforeFinish]);
});

it('a golfer who is lost right after impact and found with the hands down is read up to there', () => {
  const held = drawStickGolfer({
    ...clip,
    swings: [{ ...swing, heldS: 0.3, loweringS: 0.5 }, swingAt(9)],
    durationS: 5,
  });
  const isLost = (timeS: number) => timeS > swing.impactS + 0.06 && timeS < swing.impactS + 2;
  const frames = held.frames.map((pose) => (isLost(pose.timeS) ? { ...pose, image: null, world: null } : pose));
  const { main, warnings } = analyzed({ ...held, frames });
  const { events } = main.analysis;
  expect(swingEventNames.filter((name) => !isInVideo(events[name]))).toEqual(['midFollowThrough', 'finish']);
  expect(Math.abs(events.impact.timeS - swing.impactS)).toBeLessThan(0.05);
  expect(warnings).toEqual([expect.stringContaining('We lost you before your follow-through and your finish')]);
});

describe('a practice swing before a real one that the video cuts', () => {
  const practice = { ...swingAt(0.6), size: 0.8 };
  const real = swingAt(4.2);
  const both: StickClip = { ...clip, durationS: 6, swings: [practice, real] };

  it.each([0.04, 0.06, 0.13])('%d s after impact is not measured in its place', (afterS) => {
    const { main, warnings } = analyzed(endingAt(both, real.impactS + afterS));
    expect(Math.abs(main.analysis.events.impact.timeS - real.impactS)).toBeLessThan(0.05);
    expect(isInVideo(main.analysis.events.finish)).toBe(false);
    expect(warnings).toContainEqual(expect.stringContaining('We saw 2 swings and read the one at'));
  });

  it('before impact is read, and said to be one of two', () => {
    const { main, warnings } = analyzed(endingAt(both, real.impactS - 0.05));
    expect(Math.abs(main.analysis.events.impact.timeS - practice.impactS)).toBeLessThan(0.05);
    expect(warnings).toContainEqual(expect.stringContaining('We saw 2 swings and read the one at'));
  });
});

it('a finish that the golfer sets is in the video, and the sentence goes', () => {
  const track = endingAt(clip, swing.impactS + 0.13);
  const { main } = analyzed(track);
  const { finish } = main.analysis.events;
  const correct = (moves: object) => {
    const outcome = correctKeyFrames({
      faceOn: { track, analysis: main.analysis },
      downTheLine: null,
      moves: { faceOn: moves, downTheLine: {} },
      club: '7-iron',
      launchMonitor: null,
    });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.parts;
  };
  expect(correct({}).warnings).toHaveLength(1);
  const { faceOn, warnings, measurements } = correct({ finish: finish.frame - 1 });
  expect(warnings).toEqual([]);
  expect(isInVideo(faceOn.events.finish)).toBe(true);
  expect(faceOn.events.finish.detected).toEqual(finish);
  expect(measurements.finishSwayBh).toEqual({
    withheld: 'The video ends too soon. Hold your finish for a second longer.',
  });
});

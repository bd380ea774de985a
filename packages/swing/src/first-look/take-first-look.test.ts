import type { PoseFrame, PoseTrack } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../../test/draw-stick-golfer.ts';
import { joinPasses } from '../1-track/plan-frames.ts';
import { planFirstPass, planSecondPass } from './plan-first-look.ts';
import { type LookedVideo, type SaidOfVideo, takeFirstLook } from './take-first-look.ts';

const swing = swingAt(1);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 4, swings: [swing], noise: 0.002 };
const said: SaidOfVideo = { slot: 'face-on', handedness: 'right', slowMotion: 'no' };

/** The video as the device looks at it: the poses of the two passes only. */
function lookAt(stick: StickClip, change: (track: PoseTrack) => PoseTrack = (track) => track): LookedVideo {
  const whole = change(drawStickGolfer(stick));
  const frameTimesS = whole.frames.map(({ timeS }) => timeS);
  const only = (frames: readonly number[]): PoseFrame[] => whole.frames.filter((_, i) => frames.includes(i));
  const first = { ...whole, frames: only(planFirstPass(frameTimesS)) };
  return { track: joinPasses(first, only(planSecondPass(first, frameTimesS))), frameTimesS, brightness: 0.5 };
}

/** Moves each landmark, given and returned in shares of the picture. */
const moved =
  (to: (x: number, y: number) => [number, number]) =>
  (track: PoseTrack): PoseTrack => ({
    ...track,
    frames: track.frames.map((pose) => ({
      ...pose,
      image: pose.image?.map(([x, y, visibility]) => [...to(x, y), visibility] as [number, number, number]) ?? null,
    })),
  });

/** As a camera that is rolled by so many degrees films it. */
const rolled = (deg: number) =>
  moved((x, y) => {
    const [sin, cos] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)];
    const [dx, dy] = [(x - 0.5) * 720, (y - 0.6) * 1280];
    return [0.5 + (dx * cos - dy * sin) / 720, 0.6 + (dx * sin + dy * cos) / 1280];
  });

describe('a first look at a whole swing', () => {
  it.each([30, 60, 120, 240])('finds top and impact from some 66 poses at %i frames a second', (fps) => {
    const video = lookAt({ ...clip, fps });
    const { moments, swing: found, problem } = takeFirstLook(video, said);
    expect(video.track.frames.length).toBeLessThanOrEqual(75);
    expect(problem).toBeNull();
    expect(Math.abs((moments?.topS ?? 0) - swing.topS)).toBeLessThan(0.06);
    expect(Math.abs((moments?.impactS ?? 0) - swing.impactS)).toBeLessThan(0.05);
    expect(Math.abs((found?.startS ?? 0) - swing.addressS)).toBeLessThan(0.2);
    expect(Math.abs((found?.finishS ?? 0) - swing.finishS)).toBeLessThan(0.4);
  });

  it('gives the tempo with a ± that holds the true one', () => {
    const { tempo } = takeFirstLook(lookAt(clip), said);
    const truth = (swing.topS - swing.addressS) / (swing.impactS - swing.topS);
    expect(Math.abs((tempo?.value ?? 0) - truth)).toBeLessThanOrEqual(tempo?.plusMinus ?? 0);
  });

  it('finds the swing of a left-hander and of one filmed from behind', () => {
    expect(takeFirstLook(lookAt({ ...clip, hand: 'left' }), { ...said, handedness: 'left' }).problem).toBeNull();
    const behind = takeFirstLook(lookAt({ ...clip, view: 'down-the-line' }), { ...said, slot: 'down-the-line' });
    expect(behind.problem).toBeNull();
    expect(Math.abs((behind.moments?.topS ?? 0) - swing.topS)).toBeLessThan(0.1);
  });

  it('times a slowed swing only once the golfer has said how much', () => {
    const slow = lookAt({ ...clip, fps: 30, durationS: 12, swings: [swingAt(1, 4)] });
    expect(takeFirstLook(slow, { ...said, slowMotion: 'unknown' }).tempo).toBeNull();
    expect(takeFirstLook(slow, { ...said, slowMotion: '120' }).tempo?.value).toBeCloseTo(3, 0);
  });

  it('says nothing of turns', () => {
    const keys = Object.keys(takeFirstLook(lookAt(clip), said)).toSorted();
    expect(keys).toEqual(['lacksFinish', 'moments', 'problem', 'swing', 'tempo', 'warnings']);
  });
});

describe('a first look proposes no cut', () => {
  it('of slow motion between parts at full speed, since they prove how slow it is', () => {
    const [slowFromS, slowToS, times] = [0.7, 2.9, 8];
    const slowed = (s: number) => s + (times - 1) * (Math.min(s, slowToS) - Math.min(s, slowFromS));
    const video = lookAt({ ...clip, fps: 240 }, (track) => ({
      ...track,
      frames: track.frames.map((pose) => ({ ...pose, timeS: slowed(pose.timeS) })),
    }));
    const { tempo, moments, swing: found } = takeFirstLook(video, { ...said, slowMotion: 'unknown' });
    expect(tempo?.value).toBeCloseTo(3, 0);
    expect(moments).not.toBeNull();
    expect(found).toBeNull();
  });

  it('of a video with two swings, and says which one it read', () => {
    const video = lookAt({ ...clip, durationS: 8, swings: [swing, swingAt(5)] });
    const { warnings, moments, swing: found } = takeFirstLook(video, said);
    expect(warnings).toEqual([expect.stringMatching(/^We saw 2 swings and read the one at \d\.\d s\.$/)]);
    expect(moments).not.toBeNull();
    expect(found).toBeNull();
  });

  it('is not said of a video that a phone thins in poor light', () => {
    const thinned = (track: PoseTrack) => ({
      ...track,
      frames: track.frames
        .filter(({ timeS }, i) => timeS < 3.2 || i % 2 === 0)
        .map((pose, frame) => ({ ...pose, frame })),
    });
    expect(takeFirstLook(lookAt(clip, thinned), said).swing).not.toBeNull();
  });
});

describe('what spoils the analysis', () => {
  const cutAt = (fromS: number, toS: number) => (track: PoseTrack) => ({
    ...track,
    frames: track.frames
      .filter(({ timeS }) => timeS >= fromS && timeS <= toS)
      .map((pose, frame) => ({ ...pose, frame, timeS: pose.timeS - fromS })),
  });
  const empty = (track: PoseTrack) => ({
    ...track,
    frames: track.frames.map((pose) => ({ ...pose, image: null, world: null })),
  });
  const lower = moved((x, y) => [x, y + 0.2]);
  const higher = moved((x, y) => [x, y - 0.52]);
  const beside = moved((x, y) => [x + 0.45, y]);

  it.each<[string, LookedVideo, object]>([
    ['feet below the picture', lookAt(clip, lower), { kind: 'cut-off', edge: 'feet' }],
    ['a head above it', lookAt(clip, higher), { kind: 'cut-off', edge: 'head' }],
    ['a golfer half beside it', lookAt(clip, beside), { kind: 'cut-off', edge: 'side' }],
    ['the other view', lookAt({ ...clip, view: 'down-the-line' }), { kind: 'wrong-view', wanted: 'face-on' }],
    ['a camera that is rolled', lookAt(clip, rolled(14)), { kind: 'tilted' }],
    ['a camera that runs along', lookAt({ ...clip, cameraSpeed: 0.4 }), { kind: 'camera-moves' }],
    ['15 frames a second', lookAt({ ...clip, fps: 15 }), { kind: 'few-frames' }],
    ['a golfer who only stands there', lookAt({ ...clip, swings: [] }), { kind: 'no-swing' }],
    ['no golfer', lookAt(clip, empty), { kind: 'no-golfer' }],
    ['a video that begins at the top', lookAt(clip, cutAt(swing.topS, 4)), { kind: 'no-address' }],
    ['a video that ends at impact', lookAt(clip, cutAt(0, swing.impactS)), { kind: 'no-impact' }],
    ['a video of half a second', lookAt({ ...clip, durationS: 0.5 }), { kind: 'partial-swing' }],
  ])('%s', (_, video, problem) => {
    expect(takeFirstLook(video, said).problem).toEqual(problem);
  });

  it.each([
    ['a camera that is rolled a little', lookAt(clip, rolled(4))],
    ['a camera that drifts', lookAt({ ...clip, cameraSpeed: 0.03 })],
    ['24 frames a second', lookAt({ ...clip, fps: 24 })],
    ['a golfer in the dark who is seen all the same', { ...lookAt(clip), brightness: 0.05 }],
  ])('is not %s', (_, video) => {
    expect(takeFirstLook(video, said).problem).toBeNull();
  });

  it('is the darkness before what cannot be seen in it', () => {
    expect(takeFirstLook({ ...lookAt(clip, empty), brightness: 0.05 }, said).problem).toEqual({ kind: 'dark' });
  });

  it('is not a finish that the video does not show, which has a sentence of its own', () => {
    const cut = takeFirstLook(lookAt(clip, cutAt(0, swing.impactS + 0.13)), said);
    expect(cut).toMatchObject({ problem: null, lacksFinish: true, warnings: [] });
    expect(takeFirstLook(lookAt(clip), said).lacksFinish).toBe(false);
  });

  it('leaves the moments of a whole swing readable', () => {
    expect(takeFirstLook(lookAt(clip, lower), said).moments).not.toBeNull();
  });
});

import { landmarkIndex, type PoseTrack } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { analyzeStickGolfer } from '../../../test/analyze-stick-golfer.ts';
import { drawStickGolfer, type StickClip, swingAt } from '../../../test/draw-stick-golfer.ts';

const swing = swingAt(1);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 3.4, swings: [swing], noise: 0.002 };

type Point = readonly [x: number, y: number, confidence: number];

const withPoints = (track: PoseTrack, move: (point: Point, landmark: number, timeS: number) => Point): PoseTrack => ({
  ...track,
  frames: track.frames.map((pose) => ({
    ...pose,
    image: pose.image?.map((point, landmark) => [...move(point, landmark, pose.timeS)]) ?? null,
  })) as PoseTrack['frames'],
});

/** The golfer so many times as large in the picture. */
const seenAt = (size: number, track: PoseTrack): PoseTrack =>
  withPoints(track, ([x, y, confidence]) => [0.5 + (x - 0.5) * size, 0.6 + (y - 0.6) * size, confidence]);

const wrists: readonly number[] = [landmarkIndex.leftWrist, landmarkIndex.rightWrist];
/** Before the take-away the wrists are found to either side of where they are, twice a second. */
const withRestlessHands = (track: PoseTrack, untilS: number): PoseTrack =>
  withPoints(track, ([x, y, confidence], landmark, timeS) => {
    const isRestless = timeS < untilS && wrists.includes(landmark);
    return [x + (isRestless ? 0.06 * Math.sin(4 * Math.PI * timeS) : 0), y, confidence];
  });

describe('refusals', () => {
  const cut = (fromS: number, toS: number) => {
    const track = drawStickGolfer(clip);
    return { ...track, frames: track.frames.filter(({ timeS }) => timeS >= fromS && timeS <= toS) };
  };

  it.each([
    ['begins in the backswing', swing.addressS + 0.45, 9, 'no-address'],
    ['begins at the top', swing.topS, 9, 'no-address'],
    ['ends at the top', 0, swing.topS, 'no-impact'],
    ['ends after a quarter of the downswing', 0, swing.topS + 0.25 * (swing.impactS - swing.topS), 'no-impact'],
    ['ends after half of the downswing', 0, swing.topS + 0.5 * (swing.impactS - swing.topS), 'no-impact'],
    ['ends in the downswing', 0, swing.impactS - 0.04, 'no-impact'],
    ['ends at impact', 0, swing.impactS, 'no-impact'],
  ])('a video that %s is refused with what is missing', (_, fromS, toS, code) => {
    expect(analyzeStickGolfer(clip, { track: cut(fromS, toS) })).toMatchObject({ ok: false, code });
  });

  it.each([
    ['in the backswing', swing.addressS + 0.45],
    ['at the top', swing.topS],
  ])('a video that begins %s and then shows a slow practice swing lacks the address of the fast one', (_, fromS) => {
    const slow = swingAt(4.5, 2.6);
    const track = drawStickGolfer({ ...clip, durationS: 10, swings: [{ ...swing, heldS: 0.3, loweringS: 1.2 }, slow] });
    const frames = track.frames.filter(({ timeS }) => timeS >= fromS);
    expect(analyzeStickGolfer(clip, { track: { ...track, frames } })).toMatchObject({ ok: false, code: 'no-address' });
  });

  it.each([
    ['of 39 % of its height', 1, 'no-address'],
    ['of 16 % of its height', 0.41, 'too-far'],
  ])('a golfer in an upright picture, %s, whose hands seem to move at address, is %s', (_, size, code) => {
    const early = { ...clip, swings: [swingAt(0.3)] };
    expect(analyzeStickGolfer(early)).toMatchObject({ ok: true });
    const track = seenAt(size, withRestlessHands(drawStickGolfer(early), 0.3));
    expect(analyzeStickGolfer(early, { track })).toMatchObject({ ok: false, code });
  });

  it('a small golfer who is seen well is analyzed', () => {
    expect(analyzeStickGolfer(clip, { track: seenAt(0.41, drawStickGolfer(clip)) })).toMatchObject({ ok: true });
  });

  it.each([
    ['is only guessed, far from the other, is analyzed', 0.25, { ok: true }],
    ['is seen far from the other all the way down is rejected', 0.9, { ok: false }],
  ])('a golfer whose wrist at the top %s', (_, confidence, outcome) => {
    const hiddenUntilS = confidence < 0.5 ? swing.topS + 0.6 * (swing.impactS - swing.topS) : swing.impactS;
    const track = withPoints(drawStickGolfer(clip), ([x, y, seen], landmark, timeS) => {
      const isAway = landmark === landmarkIndex.rightWrist && timeS > swing.topS - 0.2 && timeS < hiddenUntilS;
      return isAway ? [x, y + 0.25, confidence] : [x, y, seen];
    });
    expect(analyzeStickGolfer(clip, { track })).toMatchObject(outcome);
  });

  it('a golfer who only stands there makes no swing', () => {
    expect(analyzeStickGolfer({ ...clip, swings: [] })).toMatchObject({ ok: false, code: 'no-swing' });
  });

  it('a few frames are too short', () => {
    expect(analyzeStickGolfer({ ...clip, durationS: 0.5 })).toMatchObject({ ok: false, code: 'too-short' });
  });

  it('a camera that runs along is rejected, one that drifts slowly is not', () => {
    expect(analyzeStickGolfer({ ...clip, cameraSpeed: 0.5 })).toMatchObject({ ok: false, code: 'camera-moves' });
    expect(analyzeStickGolfer({ ...clip, cameraSpeed: 0.03 })).toMatchObject({ ok: true });
  });

  it('no pose at all is no golfer', () => {
    const track = drawStickGolfer(clip);
    const frames = track.frames.map((pose) => ({ ...pose, image: null, world: null }));
    expect(analyzeStickGolfer(clip, { track: { ...track, frames } })).toMatchObject({ ok: false, code: 'no-golfer' });
  });

  it.each([
    ['is analyzed', [swingAt(20)], { ok: true }],
    ['and does not swing, was not found', [], { ok: false, code: 'no-golfer' }],
  ])('a golfer who is in the picture for 8 of 40 seconds %s', (_, swings, outcome) => {
    const alone = { ...clip, fps: 30, durationS: 40, swings };
    const track = drawStickGolfer(alone);
    const frames = track.frames.map((pose) =>
      pose.timeS > 16 && pose.timeS < 24 ? pose : { ...pose, image: null, world: null },
    );
    expect(analyzeStickGolfer(alone, { track: { ...track, frames } })).toMatchObject(outcome);
  });

  it('poses that jump about like those of a cat are no golfer', () => {
    const track = drawStickGolfer({ ...clip, noise: 0.12 });
    expect(analyzeStickGolfer(clip, { track })).toMatchObject({ ok: false, code: 'no-golfer' });
  });
});

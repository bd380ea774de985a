import { landmarkIndex, type PoseFrame, type PoseTrack } from '@trueswing/contracts';
import { minJointVisibility } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';
import { eventsAtFrames } from '../../../../swing/test/swing-events.ts';
import { trackToDraw } from './track-to-draw.ts';

type Joint = keyof typeof landmarkIndex;
const fps = 30;
const size = { widthPx: 1080, heightPx: 1920 };
const events = eventsAtFrames([5, 12, 16, 24, 28, 32, 35, 45], fps);
const swing = { events };

/** A golfer of 600 px in pixels, whose hands turn about the shoulders in the swing. */
function poseAt(frame: number): Record<string, [number, number]> {
  const turn = (Math.min(1, Math.max(0, (frame - 5) / 40)) - 0.5) * 1.6;
  const hands: [number, number] = [540 + 220 * Math.sin(turn), 1000 + 220 * Math.cos(turn)];
  const elbow: [number, number] = [540 + 110 * Math.sin(turn), 1000 + 110 * Math.cos(turn)];
  const both = (name: string, [x, y]: [number, number], apart: number) => ({
    [`left${name}`]: [x + apart, y],
    [`right${name}`]: [x - apart, y],
  });
  return {
    ...both('Eye', [540, 900], 10),
    ...both('Shoulder', [540, 1000], 60),
    ...both('Elbow', elbow, 45),
    ...both('Wrist', hands, 8),
    ...both('Index', hands, 8),
    ...both('Hip', [540, 1200], 40),
    ...both('Knee', [540, 1350], 45),
    ...both('Ankle', [540, 1480], 50),
    ...both('FootIndex', [540, 1520], 70),
  } as Record<string, [number, number]>;
}

/** The track of the golfer; `disturb` moves joints of some frames, in pixels. */
function trackOf(disturb: (frame: number, joints: Record<string, [number, number]>) => void = () => {}): PoseTrack {
  return {
    ...size,
    frames: Array.from({ length: 50 }, (_, frame): PoseFrame => {
      const joints = poseAt(frame);
      disturb(frame, joints);
      const image = Array.from({ length: 33 }, (): [number, number, number] => [0.5, 0.6, 0]);
      for (const [name, [x, y]] of Object.entries(joints)) {
        image[landmarkIndex[name as Joint]] = [x / size.widthPx, y / size.heightPx, 0.9];
      }
      return { frame, timeS: frame / fps, image, world: null };
    }),
  };
}
const isDrawn = ({ frames }: PoseTrack, frame: number, joint: Joint) =>
  (frames[frame]?.image?.[landmarkIndex[joint]]?.[2] ?? 0) >= minJointVisibility;
const moved = (joints: Record<string, [number, number]>, joint: Joint, x: number, y: number) => {
  const [fromX, fromY] = joints[joint] ?? [0, 0];
  joints[joint] = [fromX + x, fromY + y];
};

describe('a track that is drawn', () => {
  it('is the detected one where nothing is wrong', () => {
    expect(trackToDraw(trackOf(), swing)).toEqual(trackOf());
  });

  it('has the size of the stored video, which may be smaller than the golfer’s own', () => {
    const { widthPx, heightPx, frames } = trackToDraw(trackOf(), { ...swing, widthPx: 720, heightPx: 1280 });
    expect({ widthPx, heightPx }).toEqual({ widthPx: 720, heightPx: 1280 });
    expect(frames).toEqual(trackOf().frames);
  });

  it.each<[string, (point: [number, number]) => [number, number]]>([
    ['too low', ([x, y]) => [x, y + 350]],
    ['far aside', ([x, y]) => [x - 400, y]],
    ['twice as large', ([x, y]) => [x, 1520 - 2 * (1520 - y)]],
    ['fallen together', () => [540, 1500]],
  ])('leaves out poses that are %s, single and in a row', (_how, spoil) => {
    const wrong = [7, 20, 21, 22, 23, 24, 25, 40];
    const { frames } = trackToDraw(
      trackOf((frame, joints) => {
        if (!wrong.includes(frame)) return;
        for (const [name, point] of Object.entries(joints)) joints[name] = spoil(point);
      }),
      swing,
    );
    expect(frames.flatMap(({ image, frame }) => (image ? [] : [frame]))).toEqual(wrong);
  });

  it('keeps a golfer who walks away from the finish, and one who steps forward before it', () => {
    const walking = trackOf((frame, joints) => {
      for (const point of Object.values(joints)) point[0] += Math.max(0, frame - 38) * 18;
    });
    expect(trackToDraw(walking, swing).frames.every(({ image }) => image !== null)).toBe(true);
  });

  it('has no forearm that is longer than a body’s', () => {
    const drawn = trackToDraw(
      trackOf((_frame, joints) => moved(joints, 'rightWrist', -220, -300)),
      swing,
    );
    expect(isDrawn(drawn, 24, 'rightWrist')).toBe(false);
    expect(isDrawn(drawn, 24, 'rightIndex')).toBe(false);
    expect(isDrawn(drawn, 24, 'leftWrist')).toBe(true);
  });

  it('has no wrist that leaves its path for a while, and the other one', () => {
    for (const wrong of [[24], [22, 23, 24], [20, 21, 22, 23, 24, 25, 26]]) {
      const drawn = trackToDraw(
        trackOf((frame, joints) => wrong.includes(frame) && moved(joints, 'rightWrist', -90, -60)),
        swing,
      );
      const missing = drawn.frames.flatMap(({ frame }) => (isDrawn(drawn, frame, 'rightWrist') ? [] : [frame]));
      expect(missing).toEqual(wrong);
      expect(drawn.frames.every(({ frame }) => isDrawn(drawn, frame, 'leftWrist'))).toBe(true);
    }
  });

  it('has no arms where the hands are not on one grip, unless one of them is a guess of the model', () => {
    const apart = trackOf((frame, joints) => frame >= 18 && moved(joints, 'leftWrist', 115, 20));
    const drawn = trackToDraw(apart, swing);
    expect([isDrawn(drawn, 30, 'leftWrist'), isDrawn(drawn, 30, 'rightWrist')]).toEqual([false, false]);
    expect([isDrawn(drawn, 10, 'leftWrist'), isDrawn(drawn, 10, 'rightWrist')]).toEqual([true, true]);
    const guessed = {
      ...apart,
      frames: apart.frames.map((frame) => ({
        ...frame,
        image: (frame.image ?? []).map((point, joint): [number, number, number] =>
          joint === landmarkIndex.leftWrist ? [point[0], point[1], 0.3] : point,
        ),
      })),
    };
    expect(isDrawn(trackToDraw(guessed, swing), 30, 'rightWrist')).toBe(true);
  });

  it('is the detected one without a pose during the swing', () => {
    const empty = { ...size, frames: trackOf().frames.map((frame) => ({ ...frame, image: null })) };
    expect(trackToDraw(empty, swing)).toEqual(empty);
  });
});

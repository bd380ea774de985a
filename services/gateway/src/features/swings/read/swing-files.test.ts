import { type SwingEventName, viewKeys } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { writeFiles } from './swing-files.ts';

const { keyFrames } = viewKeys({ analysisId: '3b0c9b1e-3f0e-4c53-9f0e-0d6a3c1f2b4a', attempt: 1 } as never, 'face-on');
const { finish: _, ...withoutFinish } = keyFrames;

const rowOf = (stills: Partial<Record<SwingEventName, string>>, moves: object | null = null) =>
  ({
    id: '3b0c9b1e-3f0e-4c53-9f0e-0d6a3c1f2b4a',
    moves,
    face_on_key_frames: stills,
    down_the_line_key_frames: null,
    down_the_line_video_key: null,
    down_the_line_poster_key: null,
    down_the_line_landmarks_key: null,
  }) as Parameters<typeof writeFiles>[0];

const stillsOf = (row: ReturnType<typeof rowOf>) => {
  const { faceOnKeyFrameUrls } = JSON.parse(writeFiles(row)) as { faceOnKeyFrameUrls: Record<string, string | null> };
  return Object.keys(faceOnKeyFrameUrls).filter((event) => faceOnKeyFrameUrls[event] !== null);
};

test('an event has a still unless it lies outside the video or the golfer moved it', () => {
  expect(stillsOf(rowOf(keyFrames))).toHaveLength(8);
  expect(stillsOf(rowOf(withoutFinish))).toEqual(Object.keys(withoutFinish));
  expect(stillsOf(rowOf(withoutFinish, { faceOn: { top: 9 }, downTheLine: {} }))).not.toContain('top');
  expect(stillsOf(rowOf(keyFrames))).toContain('finish');
});

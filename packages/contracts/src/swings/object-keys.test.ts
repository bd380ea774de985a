import { expect, test } from 'vitest';
import { analysisIdSchema } from '../ids.ts';
import { attemptPrefix, outputsPrefix, uploadKey, uploadsPrefix, viewKeys, viewOfUploadKey } from './object-keys.ts';

const analysisId = analysisIdSchema.parse('3f0c8f52-92a4-4f8a-8d0e-0d8f6a3f9c11');

test('keys of stored files stay as they are: objects of earlier versions lie under them', () => {
  expect(uploadKey(analysisId, 'down-the-line', 'abc')).toBe(`uploads/${analysisId}/abc-down-the-line`);
  expect(viewKeys({ analysisId, attempt: 2 }, 'face-on')).toMatchObject({
    video: `analyses/${analysisId}/2/face-on.mp4`,
    poster: `analyses/${analysisId}/2/face-on-poster.jpg`,
    landmarks: `analyses/${analysisId}/2/face-on-landmarks.json`,
    keyFrames: { toeUp: `analyses/${analysisId}/2/face-on-toeUp.jpg` },
  });
});

test('an upload key names its view', () => {
  for (const view of ['face-on', 'down-the-line'] as const) {
    expect(viewOfUploadKey(uploadKey(analysisId, view, 'abc'))).toBe(view);
  }
});

test('prefixes hold what belongs to them and nothing of a neighbor', () => {
  expect(uploadKey(analysisId, 'face-on', 'abc').startsWith(uploadsPrefix(analysisId))).toBe(true);
  expect(attemptPrefix(analysisId, 1).startsWith(outputsPrefix(analysisId))).toBe(true);
  expect(viewKeys({ analysisId, attempt: 10 }, 'face-on').video.startsWith(attemptPrefix(analysisId, 1))).toBe(false);
});

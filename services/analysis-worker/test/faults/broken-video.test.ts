import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clipFolder, cutOff, drawClip } from '../media/make-clip.ts';
import { openWorkerStack, sampleFaceOn, type WorkerStack } from '../open-worker-stack.ts';

const clips = clipFolder();
let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
  stack.startWorker();
});
afterAll(async () => {
  await stack.close();
  clips.remove();
});

test.each([
  ['a file that is no video', 'invalid-media', () => Buffer.from('this is not a video'.repeat(1_000))],
  [
    'a clip that is cut off in the middle',
    'invalid-media',
    () => read(cutOff(sampleFaceOn, clips.path('cut.mp4'), 0.5)),
  ],
  ['a clip of 61 s', 'too-long', () => read(drawClip(clips.path('long.mp4'), 'color=s=64x64:r=5:d=61'))],
  [
    'a picture of 4096 × 4096',
    'picture-too-large',
    () => read(drawClip(clips.path('bomb.mp4'), 'color=s=4096x4096:r=1:d=1')),
  ],
])('%s fails once, with its code and event, and leaves no output', async (_name, code, video) => {
  const analysisId = await stack.uploadSwing(video());
  await stack.untilJob(analysisId, (job) => job?.status === 'failed');
  expect(await stack.job(analysisId)).toMatchObject({ error_code: code, attempt: 1 });
  expect(await stack.countEvents('swing.analysis-failed', analysisId)).toBe(1);
  expect(await stack.outputsOf(analysisId)).toEqual([]);
});

const read = (path: string): Buffer => readFileSync(path);

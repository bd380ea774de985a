import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MeasuredTurn } from '@trueswing/contracts';
import { afterAll, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../../../test/media/make-clip.ts';
import { readMobilityVideo } from './read-mobility-video.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' } as const;
/** Where no turn is read the model does not matter. */
const quickTools = { ...tools, poseModel: 'lite' } as const;
const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

/** Path of a video of a body that is in no fit; `samples/README.md` has the truth. */
const sample = (test: string): string =>
  fileURLToPath(new URL(`../../../../../samples/mobility-${test}.mp4`, import.meta.url));
const isWithin = (turn: MeasuredTurn | null, truthDeg: number): boolean =>
  turn !== null && Math.abs(turn.turnDeg - truthDeg) <= turn.plusMinusDeg;

it.each([
  ['chest', 98, 77],
  ['hips', 53, 49],
] as const)(
  'reads both turns of the %s sample within their ±',
  async (test, rightDeg, leftDeg) => {
    const { turns, failure } = await readMobilityVideo({ path: sample(test), test, tools, signal });
    expect(failure).toBeNull();
    expect(
      { right: isWithin(turns?.right ?? null, rightDeg), left: isWithin(turns?.left ?? null, leftDeg) },
      JSON.stringify(turns),
    ).toEqual({
      right: true,
      left: true,
    });
  },
  120_000,
);

it('takes a swing for no turn that is held', async () => {
  const swing = fileURLToPath(new URL('../../../../../samples/face-on.mp4', import.meta.url));
  expect(await readMobilityVideo({ path: swing, test: 'chest', tools, signal })).toEqual({
    turns: null,
    failure: 'no-turn',
  });
}, 120_000);

it('says what is wrong with a video without a golfer, and with a file that is no video', async () => {
  const empty = clips.path('empty.mp4');
  drawClip(empty, 'color=s=320x240:r=10:d=2:c=gray');
  expect(await readMobilityVideo({ path: empty, test: 'chest', tools: quickTools, signal })).toEqual({
    turns: null,
    failure: 'no-golfer',
  });
  const broken = clips.path('broken.mp4');
  await writeFile(broken, 'no video');
  expect(await readMobilityVideo({ path: broken, test: 'chest', tools: quickTools, signal })).toEqual({
    turns: null,
    failure: 'invalid-media',
  });
}, 120_000);

it('ends soon after an abort, with its reason', async () => {
  const stop = new AbortController();
  const reading = readMobilityVideo({ path: sample('chest'), test: 'chest', tools: quickTools, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('stopped')), 300);
  await expect(reading).rejects.toThrow('stopped');
}, 60_000);

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import type { UploadStatus } from '@trueswing/contracts';
import { isLongProof, proofSeed, recordProof } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../gateway/test/test-gateway.ts';
import { exampleVideo } from '../../../gateway/test/test-videos.ts';
import { clipFolder, drawClip } from '../media/make-clip.ts';
import { makeHostileFiles } from './hostile-files.ts';
import { makeLocalReferences, subtitleFiles } from './local-references.ts';
import { watchMemory } from './memory-watch.ts';
import { mutate, mutations } from './mutate-boxes.ts';
import { byteMutations, mutateBytes } from './mutate-bytes.ts';
import { sendVideo, type VideoOutcome, type Way, ways } from './send-video.ts';
import { startWorkerOf } from './start-worker-of.ts';
import { drawFilesOfBoxes, drawOtherFiles, type VideoSource } from './video-sources.ts';

const files = isLongProof() ? 120 : 2;
/** The model of an installation, and one that loads quickly. */
const poseModel = isLongProof() ? 'full' : 'lite';
const sideBySide = 6;
/** Memory of the worker with its ffmpeg and ffprobe. */
const mostMemoryMb = 1_024;

interface SentVideo {
  readonly name: string;
  readonly video: Buffer;
  readonly way: Way;
}

const clips = clipFolder();
const workFolder = clips.path('temporary');
let gateway: TestGateway;
let worker: ReturnType<typeof startWorkerOf>;
let boxed: readonly VideoSource[];
let others: readonly VideoSource[];
beforeAll(async () => {
  mkdirSync(workFolder);
  [boxed, others] = [drawFilesOfBoxes(clips), drawOtherFiles(clips)];
  gateway = await startGateway();
  worker = startWorkerOf(gateway, { TMPDIR: workFolder, POSE_MODEL: poseModel });
}, 60_000);
afterAll(async () => {
  await worker.end();
  await gateway.stop();
  clips.remove();
});

const source = (all: readonly VideoSource[], at: number) => all[at % all.length] as VideoSource;
const drawnVideo = fc
  .tuple(
    fc.constantFrom(...ways),
    fc.nat(99),
    fc.oneof(
      mutations.map((boxes) => ({ boxes })),
      byteMutations.map((bytes) => ({ bytes })),
    ),
  )
  .map(([way, at, changes]) => ({
    way,
    ...('boxes' in changes
      ? { name: source(boxed, at).name, video: mutate(source(boxed, at).bytes, changes.boxes) }
      : { name: source(others, at).name, video: mutateBytes(source(others, at).bytes, changes.bytes) }),
  }));

it('damaged videos that golfers upload are rejected with a code, cost no upload, and leave the worker as it was', async () => {
  const clip = await exampleVideo();
  const intact = ways.map((way) => ({ way, name: 'half a second', video: clip }));
  const drawn = fc.sample(drawnVideo, { seed: proofSeed(), numRuns: files });
  const { outcomes, ...figures } = await sendAll([...intact, ...drawn]);
  expect(outcomes.slice(0, ways.length).map(({ by }) => by)).toEqual(ways.map(() => 'worker'));
  recordProof('media', { 'uploaded files': outcomes.length, ...figures });
}, 3_600_000);

it('so are files that name an address or another file, and subtitles', async () => {
  const movie = readFileSync(drawClip(clips.path('movie.mov'), 'testsrc2=s=160x120:r=12:d=0.5'));
  const hostile = [
    ...makeHostileFiles(9, movie),
    ...makeLocalReferences('/etc/passwd', 'passwd', movie),
    ...subtitleFiles,
  ];
  const chosen = isLongProof() ? hostile : hostile.filter((_, at) => at % 12 === 0);
  const sent = chosen.map(({ name, content }, at) => ({ name, video: content, way: ways[at % ways.length] as Way }));
  const { outcomes, ...figures } = await sendAll(sent);
  recordProof('media', { 'uploaded hostile files': outcomes.length, ...figures });
}, 600_000);

/** Sends videos, each by a golfer of its own. */
async function sendAll(videos: readonly SentVideo[]) {
  const pid = worker.pid;
  const memory = watchMemory(pid);
  const outcomes: VideoOutcome[] = [];
  let slowestMs = 0;
  for (let at = 0; at < videos.length; at += sideBySide) {
    const sent = videos.slice(at, at + sideBySide).map(async ({ name, ...video }) => {
      const as = await gateway.register();
      const startedAt = Date.now();
      const outcome = await sendVideo(gateway, { as, ...video });
      slowestMs = Math.max(slowestMs, Date.now() - startedAt);
      // The fault is the file's, and no video here shows a golfer.
      expect([name, outcome]).toEqual([
        name,
        { by: expect.stringMatching(/^(gateway|worker)$/), code: expect.not.stringMatching(/^analysis-/) },
      ]);
      const status = async () => (await gateway.call('/api/upload-status/me', { as })).json() as Promise<UploadStatus>;
      await expect.poll(status).toMatchObject({ canUploadDriver: true, isFreeLimitReached: false });
      return outcome;
    });
    outcomes.push(...(await Promise.all(sent)));
  }
  const { totalMb, childMb, children } = memory.end();
  expect([worker.isRunning, worker.pid]).toEqual([true, pid]);
  await expect.poll(() => readdirSync(workFolder)).toEqual([]);
  expect(clips.processes()).toEqual([]);
  expect(totalMb).toBeLessThanOrEqual(mostMemoryMb);
  const byGateway = outcomes.filter(({ by }) => by === 'gateway').length;
  if (byGateway < outcomes.length) expect(children).toBeGreaterThan(0);
  return {
    outcomes,
    'rejected by the gateway': byGateway,
    'by the worker': outcomes.length - byGateway,
    'slowest s': (slowestMs / 1_000).toFixed(1),
    'most MB of the worker': totalMb,
    'of one ffmpeg': childMb,
  };
}

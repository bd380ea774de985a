import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landmarkIndex } from '@trueswing/contracts';
import { findFfmpeg, repositoryRoot } from '@trueswing/local-stack';
import type { SwingTrigger } from '@trueswing/swing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betweenStills,
  type FakeScene,
  impactAt,
  makeFakeDevices,
  makeScene,
  playAsCamera,
} from './steps/fake-camera.ts';
import { buildPage, servePage } from './steps/open-built-page.ts';

/** One round of the scene: the sample between two still pictures. */
const [beforeS, sampleS, afterS] = [2.5, 3, 2.5];
const seconds = beforeS + sampleS + afterS;
/** Two whole rounds, and the time in which the model opens. */
const watchedMs = 22_000;
/** The scene is played again and again: a busy machine may miss a swing. */
const awaitedMs = 100_000;
const timeoutMs = 150_000;

const sample = join(repositoryRoot, 'samples/face-on.mp4');
const truth: { events: Record<'address' | 'impact' | 'finish', { timeS: number }> } = JSON.parse(
  readFileSync(join(repositoryRoot, 'samples/face-on.truth.json'), 'utf8'),
);
const impactS = beforeS + truth.events.impact.timeS;
const scene: FakeScene = {
  seconds,
  pictures: betweenStills(sample, { beforeS, afterS, size: '360:640' }),
  noise: 'wind',
  sounds: [impactAt(impactS)],
};

let folder: string;
let served: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-recorder-'));
  await buildPage(join(folder, 'page'));
  served = await servePage(join(folder, 'page'));
}, timeoutMs);
afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

interface Camera {
  readonly flags?: readonly string[];
  readonly file?: string;
}

/** Runs the recorder on a scene until it has shown a status, and so many swings are kept; for two rounds without a status. */
async function watch(trigger: SwingTrigger, { flags = [], file }: Camera, status: string | null, swingCount = 0) {
  const { page, browser } = await served.open(flags);
  const blocked: string[] = [];
  page.on('console', (message) => /security policy/i.test(message.text()) && blocked.push(message.text()));
  try {
    if (file) {
      await playAsCamera(page, file);
      await page.reload();
    }
    await page.evaluate((wanted) => {
      window.recorderPage.start({ view: 'face-on', handedness: 'right', trigger: wanted, isWatching: true });
    }, trigger);
    if (status === null) await page.waitForTimeout(watchedMs);
    else {
      const isReached = ([wanted, count]: [string, number]) => {
        const { statuses, swings } = window.recorderPage.seen;
        return swings.length >= count && statuses.some((each) => each.status === wanted);
      };
      await page.waitForFunction(isReached, [status, swingCount] as [string, number], { timeout: awaitedMs });
    }
    const seen = await page.evaluate(() => window.recorderPage.seen);
    const files = await Promise.all(
      seen.swings.map(async (_, i) =>
        Buffer.from(await page.evaluate((at) => window.recorderPage.readFile(at), i), 'base64'),
      ),
    );
    return { ...seen, files, blocked };
  } finally {
    await browser.close();
  }
}

test(
  'a swing with its sound is kept whole, with frames at their times',
  async () => {
    const file = makeScene(folder, 'with-sound', scene);
    const { swings, files, statuses, blocked, hasMicrophone } = await watch('sound', { file }, 'kept', 2);
    expect(blocked).toEqual([]);
    expect(hasMicrophone).toBe(true);
    const [swing] = swings;
    if (!swing || !files[0]) throw new Error(`No swing was kept: ${JSON.stringify(statuses)}`);
    expect(statuses.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['opening', 'framing ready', 'recording', 'kept']),
    );
    // Two seconds before the address, up to half a second more for the key picture, and two after the finish.
    const swingS = truth.events.finish.timeS - truth.events.address.timeS;
    expect(swing.seconds).toBeGreaterThan(swingS + 3.4);
    expect(swing.seconds).toBeLessThan(swingS + 5.2);
    expect(swing.impactS).toBeGreaterThan(2);
    const frames = countFrames(files[0]);
    expect(frames / swing.seconds).toBeCloseTo(swing.framesPerSecond, 0);
  },
  timeoutMs,
);

test(
  'the same swing without its sound is not kept, but by motion alone',
  async () => {
    const silent = { ...scene, sounds: [] };
    const file = makeScene(folder, 'silent', silent);
    const { swings, statuses, hasMicrophone } = await watch('sound', { file }, null);
    expect(swings).toEqual([]);
    // The swing was seen, and the microphone heard nothing.
    expect(statuses.map(({ status }) => status)).toContain('recording');
    expect(hasMicrophone).toBe(true);
    // The camera and the microphone of the browser, by their permission.
    const flags = makeFakeDevices(folder, 'silent', silent);
    expect((await watch('motion', { flags }, 'kept', 1)).hasMicrophone).toBe(false);
  },
  timeoutMs,
);

test(
  'a camera that is not allowed is named',
  async () => {
    const flags = ['--use-fake-device-for-media-stream', '--deny-permission-prompts'];
    const { statuses } = await watch('sound', { flags }, 'failed permission-denied');
    expect(statuses.at(-1)?.status).toBe('failed permission-denied');
  },
  timeoutMs,
);

test(
  'a picture that lies on its side is turned before the golfer is detected in it',
  async () => {
    const { page, browser } = await served.open([]);
    try {
      await page.route('**/sample.mp4', (route) => route.fulfill({ path: sample, contentType: 'video/mp4' }));
      const detect = (rotation: number) =>
        page.evaluate((turned) => window.recorderPage.detectTurned('/sample.mp4', 0.5, turned), rotation);
      const upright = await detect(0);
      if (!upright) throw new Error('No golfer was detected.');
      for (const rotation of [90, 180, 270]) {
        const turned = await detect(rotation);
        for (const name of ['nose', 'leftHip', 'rightHip', 'leftAnkle', 'rightAnkle'] as const) {
          const [x = 0, y = 0] = upright[landmarkIndex[name]] ?? [];
          const [turnedX = 1, turnedY = 1] = turned?.[landmarkIndex[name]] ?? [];
          const distance = Math.hypot(turnedX - x, turnedY - y);
          expect.soft(distance, `${name} of a picture turned by ${rotation}°`).toBeLessThan(0.02);
        }
      }
    } finally {
      await browser.close();
    }
  },
  timeoutMs,
);

function countFrames(video: Buffer): number {
  const path = join(folder, 'kept.mp4');
  writeFileSync(path, video);
  const { ffprobe } = findFfmpeg(console.error);
  const { stdout } = spawnSync(
    ffprobe,
    ['-v', 'error', '-count_frames', '-show_entries', 'stream=codec_name,nb_read_frames', '-of', 'csv=p=0', path],
    { encoding: 'utf8' },
  );
  const [codec, frames] = stdout.trim().split(',');
  expect(codec).toBe('h264');
  return Number(frames);
}

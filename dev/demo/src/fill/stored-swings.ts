import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type PoseTrack, poseTrackSchema } from '@trueswing/contracts';
import { sampleSwing } from '../season/golfers.ts';

export interface StoredSwing {
  readonly faceOn: Buffer;
  readonly downTheLine: Buffer | null;
}

export interface StoredSwings {
  /** Videos of a swing by its name. */
  get(name: string): StoredSwing;
  /** The facts that are stored of a video. */
  known(video: Buffer): KnownVideo;
}

interface KnownVideo {
  /** The poses that the model detected. */
  readonly track: PoseTrack;
  /** The H.264 copy that the worker made; null if it must be made. */
  readonly copy: Buffer | null;
}

/** This file runs from dev/demo/dist. */
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const rendered = join(repository, 'dev/demo/swings');
const sampleReport = join(repository, 'apps/web/src/features/analyses/sample/generated');

/** Reads the videos of the season with their poses: those that were rendered for it, and the sample swing. */
export async function readStoredSwings(): Promise<StoredSwings> {
  const swings = new Map<string, StoredSwing>();
  const known = new Map<string, KnownVideo>();
  for (const file of await readdir(rendered)) {
    if (!file.endsWith('.mp4')) continue;
    const name = file.replace('.mp4', '');
    const faceOn = await readFile(join(rendered, file));
    const track = brotliDecompressSync(await readFile(join(rendered, `${name}.poses.json.br`)));
    swings.set(name, { faceOn, downTheLine: null });
    known.set(hashOf(faceOn), { track: poseTrackSchema.parse(JSON.parse(track.toString())), copy: null });
  }
  const [faceOn, downTheLine] = await Promise.all([readSample('face-on'), readSample('down-the-line')]);
  swings.set(sampleSwing, { faceOn: faceOn.video, downTheLine: downTheLine.video });
  for (const { video, ...facts } of [faceOn, downTheLine]) known.set(hashOf(video), facts);
  return {
    get: (name) => found(swings.get(name), `no video of the swing ${name}`),
    known: (video) => found(known.get(hashOf(video)), 'a video without stored poses'),
  };
}

async function readSample(view: 'face-on' | 'down-the-line') {
  const landmarks = await readFile(join(sampleReport, `${view}-landmarks.json`), 'utf8');
  const video = await readFile(join(repository, 'samples', `${view}.mp4`));
  const copy = await readFile(join(sampleReport, `${view}.mp4`));
  return { video, copy, track: poseTrackSchema.parse(JSON.parse(landmarks)) };
}

const hashOf = (video: Buffer): string => createHash('sha256').update(video).digest('hex');

function found<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new Error(problem);
  return value;
}

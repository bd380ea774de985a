import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { poseTrackSchema } from '@trueswing/contracts';
import { renderClip } from '../render/render-clip.ts';
import type { DemoSwing } from './list-demo-swings.ts';

/** A pixel of these small pictures, and a millimeter: finer than any measurement reads. */
const digits = { image: 4, world: 3 };

/**
 * Renders the video of a swing, lets the worker's command analyze it, and stores the video with the poses that the model
 * detected. The season analyzes them again with the rules of its day.
 * @throws if the command rejects the video
 */
export async function storeDemoSwing(
  { name, club, clip }: DemoSwing,
  { folder, analyzeScript }: { folder: string; analyzeScript: string },
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'demo-swing-'));
  try {
    const video = join(work, `${name}.mp4`);
    await renderClip(clip, video, () => undefined);
    const output = join(work, 'output');
    await promisify(execFile)(process.execPath, [analyzeScript, video, '--club', club, '--output', output]);
    const track = poseTrackSchema.parse(JSON.parse(await readFile(join(output, 'face-on-landmarks.json'), 'utf8')));
    const frames = track.frames.map(({ image, world, ...frame }) => ({
      ...frame,
      image: round(image, digits.image),
      world: round(world, digits.world),
    }));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.poses.json.br`), brotliCompressSync(JSON.stringify({ ...track, frames })));
    await copyFile(video, join(folder, `${name}.mp4`));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const round = (points: readonly (readonly number[])[] | null, places: number) =>
  points?.map((point) => point.map((value) => Number(value.toFixed(places)))) ?? null;

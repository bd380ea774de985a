import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmedTests, type PoseFrame } from '@trueswing/contracts';
import { openPosePage, type PoseBrowser } from '../calibration/collect/open-pose-page.ts';
import { drawStanding, type VideoDraw } from './draw-standing.ts';

/** The poses in a rendered video. Its turns follow from the draw. */
export interface CollectedVideo extends VideoDraw {
  readonly frames: readonly PoseFrame[];
}

/** The videos of bodies 1…`bodies`. Those of a body are kept as a file with one video a line, so that an interrupted run continues. */
export async function collectVideos(
  folder: string,
  modelFile: string,
  { bodies, videos }: { bodies: number; videos: number },
  onBody: (line: string) => void,
): Promise<CollectedVideo[]> {
  const collected: CollectedVideo[] = [];
  let page: PoseBrowser | undefined;
  try {
    for (let bodySeed = 1; bodySeed <= bodies; bodySeed++) {
      const file = join(folder, `body-${bodySeed}-of-${videos}.jsonl`);
      let lines = await readFile(file, 'utf8').catch(() => null);
      if (lines === null) {
        // One page for all: it paints each place once.
        page ??= await openPosePage(modelFile);
        lines = await collectBody(page, bodySeed, videos);
        await writeFile(`${file}.part`, lines);
        await rename(`${file}.part`, file);
      }
      collected.push(...parse(lines));
      onBody(`${bodySeed} of ${bodies} bodies`);
    }
  } finally {
    await page?.close();
  }
  return collected;
}

async function collectBody(page: PoseBrowser, bodySeed: number, videos: number): Promise<string> {
  const lines: string[] = [];
  for (let video = 0; video < videos; video++) {
    for (const test of filmedTests)
      lines.push(JSON.stringify(await collectVideo(page, { bodySeed, video, test }), round));
  }
  return lines.join('\n');
}

async function collectVideo(page: PoseBrowser, draw: VideoDraw): Promise<CollectedVideo> {
  const { stage, moments } = drawStanding(draw);
  const poses = await page.detectPoses(stage, moments);
  const frames = poses.map((pose, frame): PoseFrame => ({ frame, timeS: moments[frame]!, ...pose })); // one a moment
  return { ...draw, frames };
}

const parse = (lines: string): CollectedVideo[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CollectedVideo); // written above

const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;

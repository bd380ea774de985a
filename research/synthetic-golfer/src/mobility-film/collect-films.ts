import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmTests, type PoseFrame } from '@trueswing/contracts';
import { openPosePage, type PoseBrowser } from '../calibration/collect/open-pose-page.ts';
import { drawStanding, type FilmDraw } from './draw-standing.ts';

/** The poses in a rendered film. Its turns follow from the draw. */
export interface CollectedFilm extends FilmDraw {
  readonly frames: readonly PoseFrame[];
}

/** The films of bodies 1…`bodies`. Those of a body are kept as a file with one film a line, so that an interrupted run continues. */
export async function collectFilms(
  folder: string,
  modelFile: string,
  { bodies, films }: { bodies: number; films: number },
  onBody: (line: string) => void,
): Promise<CollectedFilm[]> {
  const collected: CollectedFilm[] = [];
  let page: PoseBrowser | undefined;
  try {
    for (let bodySeed = 1; bodySeed <= bodies; bodySeed++) {
      const file = join(folder, `body-${bodySeed}-of-${films}.jsonl`);
      let lines = await readFile(file, 'utf8').catch(() => null);
      if (lines === null) {
        // One page for all: it paints each place once.
        page ??= await openPosePage(modelFile);
        lines = await collectBody(page, bodySeed, films);
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

async function collectBody(page: PoseBrowser, bodySeed: number, films: number): Promise<string> {
  const lines: string[] = [];
  for (let film = 0; film < films; film++) {
    for (const test of filmTests) lines.push(JSON.stringify(await collectFilm(page, { bodySeed, film, test }), round));
  }
  return lines.join('\n');
}

async function collectFilm(page: PoseBrowser, draw: FilmDraw): Promise<CollectedFilm> {
  const { stage, moments } = drawStanding(draw);
  const poses = await page.detectPoses(stage, moments);
  const frames = poses.map((pose, frame): PoseFrame => ({ frame, timeS: moments[frame]!, ...pose })); // one a moment
  return { ...draw, frames };
}

const parse = (lines: string): CollectedFilm[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CollectedFilm); // written above

const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;

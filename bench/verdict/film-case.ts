import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClipParameters } from '../../research/synthetic-golfer/src/clip/clip-parameters.ts';
import { type AnalyzedVideos, analyzeVideos } from './analyze-videos.ts';
import type { VerdictCase } from './draw-case.ts';

/** Built on its own: the page that draws is bundled from the sources beside it. */
const golferPackage = pathToFileURL(resolve('research/synthetic-golfer/dist/index.js')).href;
const { renderClip } = (await import(golferPackage)) as {
  renderClip: (clip: ClipParameters, file: string, onProgress: () => void) => Promise<unknown>;
};

/** Films a case from both views, unless the folder has it, and analyzes it as the worker does. */
export async function filmCase({ name, clips }: VerdictCase, folder: string): Promise<AnalyzedVideos> {
  mkdirSync(folder, { recursive: true });
  const fileOf = async (view: 'faceOn' | 'downTheLine'): Promise<string> => {
    const file = join(folder, `${name}.${clips[view].seed}.${view}.mp4`);
    if (!existsSync(file)) {
      const part = file.replace(/mp4$/, 'part.mp4');
      await renderClip(clips[view], part, () => undefined);
      renameSync(part, file);
    }
    return file;
  };
  const main = await fileOf('faceOn');
  const downTheLine = await fileOf('downTheLine');
  const { handedness } = clips.faceOn.swing;
  const cacheFile = join(folder, `${name}.${clips.faceOn.seed}.json`);
  return analyzeVideos({ main, downTheLine }, { slot: 'face-on', handedness, cacheFile });
}

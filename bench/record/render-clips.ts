import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClipParameters } from '../../research/synthetic-golfer/src/clip/clip-parameters.ts';
import type { RecordClip } from './draw-clips.ts';

/** Built on its own: the page that draws is bundled from the sources beside it. */
const golferPackage = pathToFileURL(resolve('research/synthetic-golfer/dist/index.js')).href;

export interface RenderedClip extends RecordClip {
  readonly file: string;
}

/** Renders the clips that the folder does not have yet. */
export async function renderClips(clips: readonly RecordClip[], folder: string): Promise<RenderedClip[]> {
  mkdirSync(folder, { recursive: true });
  const rendered: RenderedClip[] = [];
  for (const clip of clips) {
    const file = join(folder, `${clip.name}.mp4`);
    if (!existsSync(file)) {
      process.stderr.write(`renders ${clip.name}\n`);
      const { renderClip } = (await import(golferPackage)) as {
        renderClip: (clip: ClipParameters, file: string, onProgress: () => void) => Promise<unknown>;
      };
      const part = join(folder, `part.${clip.name}.mp4`);
      await renderClip(clip.parameters, part, () => undefined);
      renameSync(part.replace(/mp4$/, 'truth.json'), file.replace(/mp4$/, 'truth.json'));
      renameSync(part, file);
    }
    rendered.push({ ...clip, file });
  }
  return rendered;
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Handedness } from '../../packages/contracts/src/index.ts';
import type { AnalyzedView } from '../../packages/swing/src/3-measure/analyzed-view.ts';
import { type AnalyzeViewsInput, algorithmVersion } from '../../packages/swing/src/index.ts';
import { detectPosesOfSwing } from '../../services/analysis-worker/src/pipeline/detect-poses-of-swing.ts';
import { interpretVideos } from '../../services/analysis-worker/src/pipeline/interpret-videos.ts';
import { VideoRejected } from '../../services/analysis-worker/src/pipeline/video-rejected.ts';

/** Each video of a swing, analyzed alone; `downTheLine` is null where there is none. */
export type AnalyzedVideos =
  | { readonly ok: true; readonly main: AnalyzedView; readonly downTheLine: AnalyzedView | null }
  | { readonly ok: false; readonly code: string };

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' } as const;

/**
 * The worker's pipeline from the files to what each video shows, with the readings of the turn network. The answer is kept in
 * `cacheFile`, by the version of the algorithm.
 */
export async function analyzeVideos(
  files: { readonly main: string; readonly downTheLine: string | null },
  options: {
    readonly slot: AnalyzeViewsInput['slot'];
    readonly handedness: Handedness;
    readonly cacheFile: string;
  },
): Promise<AnalyzedVideos> {
  const { slot, handedness } = options;
  const cacheFile = options.cacheFile.replace(/json$/, `${algorithmVersion}.json`);
  if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8')) as AnalyzedVideos;
  const answer = await analyze(files, slot, handedness);
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(`${cacheFile}.part`, JSON.stringify(answer));
  renameSync(`${cacheFile}.part`, cacheFile);
  return answer;
}

async function analyze(
  files: { readonly main: string; readonly downTheLine: string | null },
  slot: AnalyzeViewsInput['slot'],
  handedness: Handedness,
): Promise<AnalyzedVideos> {
  const paths = [files.main, ...(files.downTheLine ? [files.downTheLine] : [])];
  const { signal } = new AbortController();
  try {
    const [main, downTheLine = null] = await detectPosesOfSwing({
      videos: paths.map((path) => ({ path, copyPath: null })),
      handedness,
      tools,
      signal,
      onStage: () => undefined,
    });
    if (!main) throw new Error('The video was not analyzed.');
    const swing = await interpretVideos({ main, downTheLine, slot, handedness, slowMotion: 'unknown', tools, signal });
    return { ok: true, main: swing.main, downTheLine: swing.downTheLine };
  } catch (error) {
    if (!(error instanceof VideoRejected)) throw error;
    return { ok: false, code: error.code };
  }
}

import type { Appearance } from '../../packages/contracts/src/index.ts';
import type { AnalyzedView } from '../../packages/swing/src/index.ts';
import { detectPoses } from '../../services/analysis-worker/src/pipeline/detect-poses.ts';
import { interpretVideos } from '../../services/analysis-worker/src/pipeline/interpret-videos.ts';
import { compareRecordings } from '../../services/analysis-worker/src/pipeline/probe/compare-recordings.ts';
import type { Recording } from '../../services/analysis-worker/src/pipeline/probe/read-recording.ts';

export interface PairedVideo {
  readonly name: string;
  readonly view: AnalyzedView;
  readonly appearance: Appearance;
  readonly recording: Recording;
}

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' } as const;
const { signal } = new AbortController();

/** Detects and interprets a video as the worker does. */
export async function readVideo(path: string, name: string, slot: 'face-on' | 'down-the-line'): Promise<PairedVideo> {
  const quiet = { onProbed: () => undefined, onPoses: () => undefined };
  const main = await detectPoses({ path, copyPath: null, handedness: 'right', tools, signal, ...quiet });
  const swing = await interpretVideos({ main, downTheLine: null, slot, handedness: 'right', tools, signal });
  const { appearance } = swing.main.analysis;
  if (!appearance) throw new Error(`${name}: the golfer was lost at address`);
  return { name, view: swing.main, appearance, recording: main.facts.recording };
}

/** The second video as it would be stored beside the first one. */
export function beside(one: PairedVideo, other: PairedVideo): PairedVideo {
  const apart = compareRecordings(one.recording, other.recording);
  const { track, analysis } = other.view;
  return apart ? { ...other, view: { track, analysis: { ...analysis, recordingsApart: apart } } } : other;
}

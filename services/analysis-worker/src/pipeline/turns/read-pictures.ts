import type { ReadTurns } from '@trueswing/contracts';
import {
  type AnalyzedView,
  findTrunkCrops,
  readAppearance,
  type SwingReadings,
  type TrunkCrops,
  type VideoReading,
} from '@trueswing/swing';
import { allOrNone } from '../all-or-none.ts';
import type { DetectedVideo } from '../detect-poses.ts';
import type { MediaTools } from '../media-tools.ts';
import { compareRecordings } from '../probe/compare-recordings.ts';
import { cutTrunkCrops } from './cut-trunk-crops.ts';
import { openTurnNetwork } from './turn-network.ts';

/** A video with its events. */
export interface AnalyzedVideo {
  readonly video: DetectedVideo;
  readonly view: AnalyzedView;
}

interface ReadInput {
  readonly main: AnalyzedVideo;
  readonly downTheLine: AnalyzedVideo | null;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
}

/** Reads the videos of a swing besides the poses: its turns, what the golfer looks like, and when and where they were made. */
export async function readPictures({ main, downTheLine, tools, signal }: ReadInput): Promise<SwingReadings> {
  const [network, first, second] = await allOrNone(signal, (anyFailed) => [
    openTurnNetwork(),
    cut(main, tools, anyFailed),
    downTheLine ? cut(downTheLine, tools, anyFailed) : Promise.resolve(null),
  ]);
  const isFaceOn = main.view.analysis.view === 'face-on';
  const read = await network.read({
    faceOn: isFaceOn ? (first?.gray ?? null) : null,
    downTheLine: (isFaceOn ? second?.gray : first?.gray) ?? null,
  });
  const reading = (cut: CutVideo | null, alone: ReadTurns | null, together: ReadTurns | null): VideoReading | null =>
    cut &&
    alone && {
      network: { network: network.id, momentsS: cut.momentsS, alone, ...(together && { together }) },
      appearance: readAppearance(cut.color, cut.body),
    };
  return {
    main: reading(first, isFaceOn ? read.faceOn : read.downTheLine, read.both),
    downTheLine: reading(second, read.downTheLine, null),
    apart: downTheLine && compareRecordings(main.video.facts.recording, downTheLine.video.facts.recording),
  };
}

interface CutVideo extends Pick<TrunkCrops, 'body'> {
  readonly gray: Uint8Array;
  readonly color: Uint8Array;
  readonly momentsS: number[];
}

async function cut({ video, view }: AnalyzedVideo, tools: MediaTools, signal: AbortSignal): Promise<CutVideo | null> {
  const { events, handedness } = view.analysis;
  const crops = findTrunkCrops({ track: view.track, events }, handedness);
  if (!crops) return null;
  const { path, facts } = video;
  const mirrored = handedness === 'left';
  const pixels = await cutTrunkCrops({ path, facts, crops, mirrored, ffmpegPath: tools.ffmpegPath, signal });
  return pixels && { ...pixels, momentsS: [...crops.momentsS], body: crops.body };
}

import type { NetworkReading, ReadTurns } from '@trueswing/contracts';
import { type AnalyzedView, findTrunkCrops, type SwingReadings } from '@trueswing/domain';
import { allOrNone } from '../all-or-none.ts';
import type { DetectedVideo } from '../detect-poses.ts';
import type { MediaTools } from '../media-tools.ts';
import { cutTrunkCrops } from './cut-trunk-crops.ts';
import { openTurnNetwork } from './turn-network.ts';

/** A film with its events. */
export interface AnalyzedFilm {
  readonly video: DetectedVideo;
  readonly view: AnalyzedView;
}

interface ReadInput {
  readonly main: AnalyzedFilm;
  readonly downTheLine: AnalyzedFilm | null;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
}

/** What the turn network reads in the films of a swing. */
export async function readTurns({ main, downTheLine, tools, signal }: ReadInput): Promise<SwingReadings> {
  const [network, first, second] = await allOrNone(signal, (anyFailed) => [
    openTurnNetwork(),
    cut(main, tools, anyFailed),
    downTheLine ? cut(downTheLine, tools, anyFailed) : Promise.resolve(null),
  ]);
  const isFaceOn = main.view.analysis.view === 'face-on';
  const read = await network.read({
    faceOn: isFaceOn ? (first?.pixels ?? null) : null,
    downTheLine: (isFaceOn ? second?.pixels : first?.pixels) ?? null,
  });
  const reading = (crops: Crops | null, alone: ReadTurns | null, together: ReadTurns | null): NetworkReading | null =>
    crops && alone && { network: network.id, momentsS: crops.momentsS, alone, ...(together && { together }) };
  return {
    main: reading(first, isFaceOn ? read.faceOn : read.downTheLine, read.both),
    downTheLine: reading(second, read.downTheLine, null),
  };
}

interface Crops {
  readonly pixels: Uint8Array;
  readonly momentsS: number[];
}

async function cut({ video, view }: AnalyzedFilm, tools: MediaTools, signal: AbortSignal): Promise<Crops | null> {
  const { events, handedness } = view.analysis;
  const crops = findTrunkCrops({ track: view.track, events }, handedness);
  if (!crops) return null;
  const { path, facts } = video;
  const mirrored = handedness === 'left';
  const pixels = await cutTrunkCrops({ path, facts, crops, mirrored, ffmpegPath: tools.ffmpegPath, signal });
  return pixels && { pixels, momentsS: [...crops.momentsS] };
}

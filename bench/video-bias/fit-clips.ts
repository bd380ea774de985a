import { turnBlends } from '../../packages/swing/src/3-measure/turns/blend-turns.ts';
import { readUsualError, turnModels } from '../../packages/swing/src/3-measure/turns/turn-model.ts';
import type { VideoBiases } from '../../packages/swing/src/3-measure/turns/video-bias.ts';
import { fitVideoBiases } from '../../research/synthetic-golfer/src/calibration/fit/fit-video-bias.ts';
import { otherClips, usualTurns } from '../../research/synthetic-golfer/src/calibration/usual-turns.ts';
import { videoErrors } from '../../research/synthetic-golfer/src/calibration/video-errors.ts';
import { type RawReadings, readRaw } from './blend-clip.ts';
import type { ReadClip } from './read-clip.ts';

export interface FittedBiases {
  readonly landmarks: VideoBiases;
  readonly blends: VideoBiases;
}

/** `describeErrorTerms` at the middle of the turns. */
const middle = [1, 0, 0, 0, 0, 0];

/** The other clips were read by the blend only. */
export function fitClips(clips: readonly ReadClip[], others: typeof otherClips | null = otherClips): FittedBiases {
  const read = clips.map((clip) => ({ clip, raw: readRaw(clip.view, clip.features, clip.pictures) }));
  const turnsOf = (part: keyof RawReadings) =>
    read.map(({ clip: { player, view }, raw }) => ({
      player,
      view,
      shoulderTurnDeg: raw[part].shoulderTurnDeg.valueDeg,
      hipRotationDeg: raw[part].hipRotationDeg.valueDeg,
    }));
  const known = { usual: usualTurns, videoErrors };
  return {
    landmarks: fitVideoBiases({
      ...known,
      clips: turnsOf('landmarks'),
      others: null,
      renderedErrorDeg: (source, turn) => readUsualError(turnModels[source][turn].errorWeights, middle),
      includedErrorDeg: () => 0,
    }),
    blends: fitVideoBiases({
      ...known,
      clips: turnsOf('blend'),
      others,
      renderedErrorDeg: (source, turn) => readUsualError(turnBlends[source][turn].errorWeights, middle),
      includedErrorDeg: (source, turn) => turnBlends[source][turn].videoErrorDeg,
    }),
  };
}

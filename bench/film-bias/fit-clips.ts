import { turnBlends } from '../../packages/swing/src/3-measure/turns/blend-turns.ts';
import type { FilmBiases } from '../../packages/swing/src/3-measure/turns/film-bias.ts';
import { readUsualError, turnModels } from '../../packages/swing/src/3-measure/turns/turn-model.ts';
import { filmErrors } from '../../research/synthetic-golfer/src/calibration/film-errors.ts';
import { fitFilmBiases } from '../../research/synthetic-golfer/src/calibration/fit/fit-film-bias.ts';
import { otherClips, usualTurns } from '../../research/synthetic-golfer/src/calibration/usual-turns.ts';
import { type RawReadings, readRaw } from './blend-clip.ts';
import type { ReadClip } from './read-clip.ts';

export interface FittedBiases {
  readonly landmarks: FilmBiases;
  readonly blends: FilmBiases;
}

/** `describeDoubt` at the middle of the turns. */
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
  const known = { usual: usualTurns, filmErrors };
  return {
    landmarks: fitFilmBiases({
      ...known,
      clips: turnsOf('landmarks'),
      others: null,
      renderedErrorDeg: (source, turn) => readUsualError(turnModels[source][turn].doubt, middle),
      includedErrorDeg: () => 0,
    }),
    blends: fitFilmBiases({
      ...known,
      clips: turnsOf('blend'),
      others,
      renderedErrorDeg: (source, turn) => readUsualError(turnBlends[source][turn].doubt, middle),
      includedErrorDeg: (source, turn) => turnBlends[source][turn].filmErrorDeg,
    }),
  };
}

import type { Measurements, MobilityCheck, VideoPair, ViewAnalysis } from '@trueswing/contracts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { findBodyStops } from '../../4-judge/targets/body-turns.ts';
import type { KnownOfGolfer } from './verdict.ts';

interface KnownInput {
  /** Its hand is the one that was seen, as in all that was measured: the golfer may have said another. */
  readonly faceOn: Pick<ViewAnalysis, 'timeBase' | 'handedness'>;
  readonly downTheLine: Pick<ViewAnalysis, 'timeBase'> | null;
  readonly filmPair?: VideoPair | null | undefined;
  readonly measurements: Measurements;
  /** Turns that mobility checks have shown; null without one, undefined where the reader cannot do one. */
  readonly check?: Pick<MobilityCheck, 'parts'> | null | undefined;
}

/** Gathers what the verdict uses beside the swing. A reader who cannot do the mobility check is not sent to it. */
export function knownOfGolfer(input: KnownInput): KnownOfGolfer {
  const { faceOn, downTheLine, measurements, check } = input;
  const [stop] = check ? findBodyStops(check, faceOn.handedness) : [];
  const filmedFps = filmedFpsOf({ faceOn, downTheLine, measurements });
  return {
    hasBothVideos: usesBothVideos(input),
    hasMobilityCheck: check !== null,
    weakest: stop ? `${stop.clause}.` : null,
    ...(filmedFps !== null && { filmedFps }),
  };
}

/** Frames a second of real time in the video that the tempo comes from; null where its speed is not known. */
export function filmedFpsOf({
  faceOn,
  downTheLine,
  measurements,
}: Pick<KnownInput, 'downTheLine' | 'measurements'> & { readonly faceOn: Pick<ViewAnalysis, 'timeBase'> }):
  | number
  | null {
  const { tempoRatio } = measurements;
  const isTempoFromBehind = isMeasured(tempoRatio) && tempoRatio.views === 'down-the-line';
  const { fps, slowMotionFactor, trusted } = ((isTempoFromBehind && downTheLine) || faceOn).timeBase;
  return trusted ? fps * (slowMotionFactor ?? 1) : null;
}

/** Whether the numbers come from both videos: those of two golfers are not combined. */
export const usesBothVideos = ({ downTheLine, filmPair }: Pick<KnownInput, 'downTheLine' | 'filmPair'>): boolean =>
  downTheLine !== null && filmPair?.readAs !== 'apart';

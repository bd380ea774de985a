import type { Turn, TurnReading, TurnSource } from './turn-model.ts';
import biases from './video-biases.generated.json' with { type: 'json' };

/** Bias by which a turn is read too far in real videos, of which the rendered swings of the calibration know nothing. */
export interface VideoBias {
  /** Positive where the reading is too high. */
  readonly biasDeg: number;
  /** Usual error that the uncertainty of the bias adds to a reading. */
  readonly addedErrorDeg: number;
}

export type VideoBiases = Readonly<Record<TurnSource, Readonly<Record<Turn, VideoBias>>>>;

/**
 * Estimated from golfers of whom the usual turn is known, since no true turn of a real video is (docs/decisions/0056).
 * `blends` holds the bias of landmarks and pictures together, `landmarks` that of the landmarks alone.
 */
export const videoBiases: { readonly landmarks: VideoBiases; readonly blends: VideoBiases } = biases;

/** Removes the bias from a reading, which becomes less sure by what is not known of the bias. */
export const removeVideoBias = (reading: TurnReading, { biasDeg, addedErrorDeg }: VideoBias): TurnReading => ({
  ...reading,
  valueDeg: reading.valueDeg - biasDeg,
  // the bias is not larger in a clip that is unlike the simulated ones
  usualErrorDeg: Math.hypot(reading.usualErrorDeg, addedErrorDeg / reading.stretch),
});

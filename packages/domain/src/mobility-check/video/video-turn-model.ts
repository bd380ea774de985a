import type { FilmedTest } from '@trueswing/contracts';
import models from './video-turn-models.generated.json' with { type: 'json' };

// Also for the fit of the model, which must describe a turn exactly as the product does.
export { settlePose } from '@trueswing/swing';
export { describeFilmedTurn } from './video-features.ts';

/** A linear map of standardized features (ridge regression on rendered people, docs/decisions/0043). */
export interface VideoTurnModel {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** Mean squared deviation from the rendered videos, that 95 % of them stay below. */
  readonly usualDistance: number;
  readonly centerDeg: number;
  readonly weights: readonly number[];
  /** Nine of ten turns of bodies that the fit did not know lie this near, by how far they were read. */
  readonly plusMinus: readonly { readonly uptoDeg: number; readonly deg: number }[];
}

export interface FilmedTurnReading {
  readonly turnDeg: number;
  readonly plusMinusDeg: number;
}

const videoTurnModels: Readonly<Record<FilmedTest, VideoTurnModel>> = models;

/** A turn with its ±, which is wider for a video that is unlike those that were rendered. */
export function readFilmedTurn(test: FilmedTest, features: readonly number[]): FilmedTurnReading {
  const model = videoTurnModels[test];
  if (features.length !== model.mean.length) throw new Error('the video turn model was made for other features');
  const z = features.map((feature, i) => (feature - model.mean[i]!) / model.deviation[i]!); // a mean and a deviation a feature
  const turnDeg = z.reduce((total, x, i) => total + model.weights[i]! * x, model.centerDeg); // a weight a feature
  const distance = z.reduce((total, x) => total + x * x, 0) / z.length / model.usualDistance;
  const band = model.plusMinus.find(({ uptoDeg }) => turnDeg <= uptoDeg) ?? model.plusMinus.at(-1);
  return { turnDeg: Math.max(0, turnDeg), plusMinusDeg: (band?.deg ?? 0) * Math.max(1, Math.sqrt(distance)) };
}

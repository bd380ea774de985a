import { writeFile } from 'node:fs/promises';
import { type FilmedTest, filmedTests } from '@trueswing/contracts';
import type { VideoTurnModel } from '@trueswing/domain/video-turn-model';
import {
  applyMap,
  fitRidge,
  type Moments,
  type Scale,
  standardize,
  subtractMoments,
  sumMoments,
} from '../calibration/fit/fit-ridge.ts';
import { groupBy } from '../calibration/fit/group-by.ts';
import { quantile } from '../calibration/fit/quantile.ts';
import type { CollectedVideo } from './collect-videos.ts';
import { readVideoSamples, type VideoSample } from './read-video-samples.ts';

interface HeldOut {
  readonly sample: VideoSample;
  readonly readDeg: number;
}

const penalties = [3, 10, 30, 100, 300];
const usualShare = 0.95;
/** A tenth of fewer turns says nothing. */
const leastInBand = 50;
const covered = 0.9;

/** Fits both tests and writes the model; each body's errors are those of a fit to all other bodies. */
export async function fitVideoModels(videos: readonly CollectedVideo[], file: string): Promise<void> {
  const models: Partial<Record<FilmedTest, VideoTurnModel>> = {};
  for (const test of filmedTests) {
    const ofTest = videos.filter((video) => video.test === test);
    const samples = ofTest.flatMap(readVideoSamples);
    const { model, heldOut } = fitVideoModel(samples);
    models[test] = model;
    console.log(`${test}: ${samples.length} turns of ${2 * ofTest.length} were read. ${describeErrors(heldOut)}`);
    console.log(`  ± ${model.plusMinus.map(({ uptoDeg, deg }) => `${deg}° up to ${uptoDeg}°`).join(', ')}`);
  }
  await writeFile(file, `${JSON.stringify(models)}\n`);
}

function fitVideoModel(samples: readonly VideoSample[]): { model: VideoTurnModel; heldOut: HeldOut[] } {
  const rows = samples.map(({ features }) => features);
  const exact = standardize(rows);
  const scale: Scale = { mean: exact.mean.map(round), deviation: exact.deviation.map(round) };
  const bodies = [...groupBy(samples, ({ bodySeed }) => String(bodySeed)).values()].map((part) => ({
    part,
    moments: momentsOf(part, scale),
  }));
  const all = momentsOf(samples, scale);
  const tried = penalties.map((penalty) => {
    const heldOut = bodies.flatMap(({ part, moments }) => {
      const [map] = fitRidge(subtractMoments(all, moments), penalty);
      return part.map((sample): HeldOut => ({ sample, readDeg: applyMap(map!, sample.features) })); // one target
    });
    return { penalty, heldOut };
  });
  const { penalty, heldOut } = tried.reduce((a, b) => (meanError(b.heldOut) < meanError(a.heldOut) ? b : a));
  const [map] = fitRidge(all, penalty);
  const distances = rows.map(
    (row) => row.reduce((total, x, i) => total + ((x - scale.mean[i]!) / scale.deviation[i]!) ** 2, 0) / row.length, // a mean a feature
  );
  return {
    heldOut,
    model: {
      ...scale,
      usualDistance: round(quantile(distances, usualShare)),
      centerDeg: round(map!.center), // one target
      weights: map!.weights.map(round),
      plusMinus: fitPlusMinus(heldOut),
    },
  };
}

const momentsOf = (samples: readonly VideoSample[], scale: Scale): Moments =>
  sumMoments(
    samples.map(({ features }) => features),
    [samples.map(({ truthDeg }) => truthDeg)],
    scale,
  );

/** Measures how far nine of ten were off, of equally many turns from the least to the farthest. */
function fitPlusMinus(heldOut: readonly HeldOut[]): VideoTurnModel['plusMinus'] {
  const bands = Math.max(1, Math.floor(heldOut.length / leastInBand));
  const sorted = [...heldOut].sort((a, b) => a.readDeg - b.readDeg);
  return Array.from({ length: bands }, (_, i) => {
    const part = sorted.slice(Math.floor((i * sorted.length) / bands), Math.floor(((i + 1) * sorted.length) / bands));
    const deg = Math.ceil(10 * quantile(part.map(errorOf), covered)) / 10;
    return { uptoDeg: Math.ceil(part.at(-1)?.readDeg ?? 0), deg };
  });
}

function describeErrors(heldOut: readonly HeldOut[]): string {
  const errors = heldOut.map(errorOf);
  const sides = [...groupBy(heldOut, ({ sample: { bodySeed, video } }) => `${bodySeed} ${video}`).values()];
  const means = sides
    .filter((pair) => pair.length === 2)
    .map(([a, b]) => Math.abs(a!.readDeg + b!.readDeg - a!.sample.truthDeg - b!.sample.truthDeg) / 2); // two sides
  return [
    `Of bodies that the fit did not know: off by ${meanError(heldOut).toFixed(1)}° on average,`,
    `nine of ten by ${quantile(errors, covered).toFixed(1)}° at most, the mean of both sides by ${quantile(means, covered).toFixed(1)}°`,
  ].join(' ');
}

const errorOf = ({ sample, readDeg }: HeldOut): number => Math.abs(readDeg - sample.truthDeg);
const meanError = (heldOut: readonly HeldOut[]): number =>
  heldOut.reduce((total, each) => total + errorOf(each), 0) / heldOut.length;
const round = (value: number): number => Number(value.toPrecision(5));

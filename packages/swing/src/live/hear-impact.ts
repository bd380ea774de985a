import { median } from '../1-track/smooth-series.ts';
import { openBandPass } from './band-pass.ts';
import type { ImpactSound } from './live-swing.ts';

/** Hears the impacts in a stream of sound. */
export interface ImpactListener {
  /**
   * Takes the next samples, −1…1, and returns the impacts that are certain by now: about a tenth of a second after they sound.
   * @param startS time of the first sample
   */
  hear(samples: Float32Array, startS: number): ImpactSound[];
}

/** A club that hits a ball is loud from 2 to 8 kHz; wind and voices are mostly below. */
const [lowHz, highHz] = [2000, 8000];
const blockS = 0.001;
/** Energy of a room in which nothing can be heard, in decibels of full scale. */
const silenceDb = -75;
/** The running noise is that of the last second, without the last moments, in which the impact may have begun. */
const [noiseBlocks, restBlocks] = [1000, 8];
/** Times at which the noise is measured again, in blocks. */
const noiseEvery = 50;
/** An impact is so far above the running noise, and above what sounded just before it. */
const [aboveNoiseDb, riseDb] = [15, 10];
/** It rises within two blocks: what sounded before is that of the ten blocks before them. */
const [riseBlocks, beforeBlocks] = [2, 10];
/** The loudest block follows within so many blocks. */
const peakBlocks = 6;
/** From 40 to 90 ms after the loudest block it has decayed by so much, also between the walls of a room. */
const [decayFrom, decayTo, decayDb] = [40, 90, 9];
/** Echoes follow within this time. */
const refractoryBlocks = 150;

/** Opens a listener for impacts: short sounds that rise within 2 ms far above the running noise and decay within tens of milliseconds. */
export function openImpactListener(sampleRateHz: number): ImpactListener {
  const filter = openBandPass(sampleRateHz, lowHz, highHz);
  const blockSamples = Math.round(blockS * sampleRateHz);
  /** Energies in decibels and times of the last blocks. */
  let levels: number[] = [];
  let timesS: number[] = [];
  let energy = 0;
  let count = 0;
  let noiseDb = silenceDb;
  let untilNoise = 0;
  let sinceImpact = refractoryBlocks;

  const findImpact = (): ImpactSound | null => {
    const first = levels.length - 1 - decayTo - peakBlocks;
    if (first < beforeBlocks + riseBlocks || sinceImpact < refractoryBlocks) return null;
    const level = levels[first] ?? silenceDb;
    if (level < noiseDb + aboveNoiseDb) return null;
    const before = Math.max(...levels.slice(first - riseBlocks - beforeBlocks, first - riseBlocks));
    if (level < before + riseDb) return null;
    const around = levels.slice(first, first + peakBlocks + 1);
    const peakDb = Math.max(...around);
    const peak = first + around.indexOf(peakDb);
    const decayed = Math.max(...levels.slice(peak + decayFrom, peak + decayTo));
    if (decayed > peakDb - decayDb) return null;
    return { atS: timesS[first] ?? 0, strength: peakDb - noiseDb };
  };

  return {
    hear(samples, startS) {
      const heard: ImpactSound[] = [];
      samples.forEach((sample, i) => {
        energy += filter(sample) ** 2;
        if (++count < blockSamples) return;
        levels.push(Math.max(silenceDb, 10 * Math.log10(energy / count)));
        timesS.push(startS + (i + 1 - count) / sampleRateHz);
        energy = 0;
        count = 0;
        sinceImpact++;
        const ready = levels.length - 1 - decayTo - peakBlocks - restBlocks;
        if (--untilNoise <= 0 && ready > 0) {
          noiseDb = median(levels.slice(Math.max(0, ready - noiseBlocks), ready));
          untilNoise = noiseEvery;
        }
        const impact = findImpact();
        if (!impact) return;
        sinceImpact = 0;
        heard.push(impact);
      });
      const extra = levels.length - noiseBlocks - decayTo - peakBlocks - restBlocks;
      if (extra > noiseBlocks) {
        levels = levels.slice(extra);
        timesS = timesS.slice(extra);
      }
      return heard;
    },
  };
}

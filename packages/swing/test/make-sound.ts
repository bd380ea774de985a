/** Sounds around a golfer: wind outdoors, and the fans and voices of a hall. */
export type Noise = 'wind' | 'indoor' | 'silence';

/** A burst of noise that rises and decays, such as a club that hits a ball (0.5 ms and 12 ms) or brushes grass (40 and 80 ms). */
export interface Burst {
  readonly atS: number;
  readonly attackS: number;
  /** Time in which it falls to a third. */
  readonly decayS: number;
  /** Amplitude of the loudest sample, 1 is full scale. */
  readonly level: number;
  readonly lowHz?: number;
  readonly highHz?: number;
}

/** Makes seconds of noise. */
export function makeNoise(noise: Noise, seconds: number, rateHz: number, seed: number): Float32Array {
  const random = whiteNoise(seed);
  const samples = new Float32Array(Math.round(seconds * rateHz));
  if (noise === 'silence') return samples;
  const lowHz = noise === 'wind' ? 150 : 400;
  const low = openSteepLowPass(rateHz, lowHz);
  const gust = openLowPass(rateHz, 1.5);
  for (let i = 0; i < samples.length; i++) {
    const t = i / rateHz;
    const white = random();
    if (noise === 'wind') {
      samples[i] = 0.9 * low(white) * (1 + 40 * Math.abs(gust(random()))) + 0.0008 * white;
    } else {
      samples[i] = 0.25 * low(white) + 0.002 * white + voice(t, seed);
    }
  }
  return samples;
}

/** Adds a burst to samples, and returns them. */
export function addBurst(samples: Float32Array, rateHz: number, burst: Burst): Float32Array {
  const random = whiteNoise(Math.round(1e4 * burst.atS) + 17);
  const { atS, attackS, decayS, level, lowHz = 500, highHz } = burst;
  const dull = openLowPass(rateHz, lowHz);
  const bright = highHz === undefined ? (sample: number) => sample : openSteepLowPass(rateHz, highHz);
  const gain = highHz === undefined ? 1 : 3;
  const first = Math.round(atS * rateHz);
  const last = Math.min(samples.length, first + Math.round((attackS + 8 * decayS) * rateHz));
  for (let i = first; i < last; i++) {
    const t = (i - first) / rateHz;
    const envelope = t < attackS ? t / attackS : Math.exp((attackS - t) / decayS);
    const white = random();
    const shaped = lowHz > 0 ? white - dull(white) : white;
    samples[i] = clamp((samples[i] ?? 0) + level * envelope * gain * bright(shaped));
  }
  return samples;
}

/** Vowels of about 150 Hz with overtones, four syllables a second. */
function voice(t: number, seed: number): number {
  const syllable = Math.max(0, Math.sin(2 * Math.PI * (4 * t + seed * 0.37)));
  const pitchHz = 140 + 20 * Math.sin(2 * Math.PI * 0.7 * t);
  let sum = 0;
  for (let k = 1; k <= 12; k++) sum += Math.sin(2 * Math.PI * pitchHz * k * t) / k ** 1.3;
  return 0.015 * syllable * sum;
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

function openSteepLowPass(rateHz: number, cutOffHz: number): (sample: number) => number {
  const [first, second] = [openLowPass(rateHz, cutOffHz), openLowPass(rateHz, 4 * cutOffHz)];
  return (sample) => second(first(sample));
}

function openLowPass(rateHz: number, cutOffHz: number): (sample: number) => number {
  const share = 1 - Math.exp((-2 * Math.PI * cutOffHz) / rateHz);
  let value = 0;
  return (sample) => {
    value += share * (sample - value);
    return value;
  };
}

/** Numbers from −1 to 1. */
function whiteNoise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

import { makeRandom } from '../geometry/random.ts';
import type { Proportions } from '../swing/swing-parameters.ts';
import type { BodyFamily, BodyShape } from './body-shape.ts';

/** A golfer's body. The same seed gives the same body, so that a body can be held out of a fit. */
export interface Body {
  seed: number;
  /** Construction: lofted tubes or rigid parts. */
  family: BodyFamily;
  sex: 'female' | 'male';
  statureM: number;
  proportions: Proportions;
  shape: BodyShape;
  /** The usual forward bend at address; each swing varies it a little. */
  bendDeg: number;
  skin: number;
  hair: number;
  hairLength: 'bald' | 'short' | 'long' | 'tied';
}

/** Bodies 1…40 are for calibration and training. */
export const bodyCount = 40;

const bodySeedOffset = 0xb0d1;
const skins = [0xf3d2bd, 0xf0c5a8, 0xe3b08f, 0xd9a184, 0xc98f6e, 0xa9714d, 0x8d5a3b, 0x6d4529, 0x4a2d1c];
const hairs = [0x111111, 0x2b1d14, 0x4a3020, 0x6b4a2a, 0x8f6a3a, 0xb9975a, 0x7a2f1a, 0x8a8a8a, 0xd8d4cc];

/** Odd seeds are tailored, even ones athletic; sexes and builds vary within both. */
export function drawBody(seed: number): Body {
  const random = makeRandom(seed * 7919 + bodySeedOffset);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!; // random() < 1
  const female = random() < 0.4;
  const statureM = female ? between(1.52, 1.8) : between(1.64, 1.98);
  /** 0 is slim, 1 is heavy. */
  const weight = random() ** 1.4;
  /** 0 is soft, 1 is muscular. */
  const muscle = random();
  const around = (middle: number, spread: number): number => middle + spread * (random() + random() - 1);
  return {
    seed,
    family: seed % 2 === 1 ? 'tailored' : 'athletic',
    sex: female ? 'female' : 'male',
    statureM,
    proportions: {
      shoulderWidth: around((female ? 0.95 : 1.02) + 0.06 * muscle, 0.1),
      hipWidth: around((female ? 1.07 : 0.97) + 0.05 * weight, 0.12),
      trunkLength: around(1, 0.08),
      armLength: around(1, 0.08),
      legLength: around(1, 0.06),
      girth: around(0.86 + 0.34 * weight + 0.06 * muscle, 0.05),
      depth: around(0.87 + 0.34 * weight + 0.08 * muscle, 0.07),
    },
    shape: {
      chestWidth: around((female ? 0.94 : 0.98) + 0.08 * muscle, 0.05),
      waistWidth: around((female ? 0.84 : 0.9) + 0.16 * weight, 0.07),
      bellyM: Math.max(0, around(0.06 * weight - 0.012, 0.02)),
      bustM: female ? between(0, 0.055) : Math.max(0, around(0.012 * weight, 0.012)),
      seatM: Math.max(-0.02, around((female ? 0.012 : 0) + 0.02 * weight, 0.03)),
      roundBackM: between(-0.012, 0.045),
      neckWidth: around(female ? 0.86 : 1.02, 0.1) + 0.08 * weight,
      trapeziusM: around(0.012 * muscle, 0.014),
      armGirth: around((female ? 0.84 : 0.94) + 0.16 * muscle, 0.08),
      legGirth: around(0.9 + 0.14 * weight, 0.1),
      headSize: around(1, 0.07),
    },
    bendDeg: between(29, 43),
    skin: pick(skins),
    hair: pick(hairs),
    hairLength: female ? pick(['tied', 'tied', 'long', 'short']) : pick(['short', 'short', 'short', 'bald', 'long']),
  };
}

import { type Appearance, type Color, type SeenPart, seenParts } from '@trueswing/contracts';
import {
  type Channels,
  distanceOf,
  distanceOfLight,
  findCommonLight,
  type PartDifference,
  type PartSpread,
} from './common-light.ts';

export type PartSpreads = Readonly<Record<SeenPart, PartSpread>>;

/** Squared distances between two appearances, in standard deviations. */
export interface AppearanceDistances {
  /** By part; parts that one video does not show are absent. */
  readonly parts: Readonly<Partial<Record<SeenPart, number>>>;
  readonly light: number;
  /** Rest of each part's difference once the light is taken off; for calibration. */
  readonly rest: Readonly<Partial<Record<SeenPart, PartDifference>>>;
}

const rounds = 2;

/**
 * Compares the nearest places of each part: stripes, panels and sleeves are not seen from both sides. Exposure, white balance
 * and light that all parts share are taken off, and shade on single parts is expected.
 */
export function measureDifferences(one: Appearance, other: Appearance, spreads: PartSpreads): AppearanceDistances {
  const pairs = seenParts.flatMap((part) => {
    const all = (one[part] ?? []).flatMap((color) => (other[part] ?? []).map((shown) => differenceOf(color, shown)));
    return all.length > 0 ? [{ part, all, spread: spreads[part] }] : [];
  });
  let chosen = pairs.map(({ all, ...pair }) => ({ ...pair, difference: meanOf(all) }));
  for (let round = 0; round < rounds; round++) {
    const light = findCommonLight(chosen);
    chosen = pairs.map(({ all, ...pair }) => ({ ...pair, difference: nearest(all, light, pair.spread) }));
  }
  const light = findCommonLight(chosen);
  return {
    parts: Object.fromEntries(
      chosen.map(({ part, difference, spread }) => [part, distanceOf(difference, light, spread)]),
    ),
    light: distanceOfLight(light),
    rest: Object.fromEntries(chosen.map(({ part, difference }) => [part, withoutLight(difference, light)])),
  };
}

/** Light of the lens and noise of the dark: below it a color is not known. */
const darkness = 0.02;

function differenceOf(one: Color, other: Color): PartDifference {
  const [a, b] = [one.map(toLight), other.map(toLight)];
  const each = (of: (first: number, second: number) => number): Channels =>
    [0, 1, 2].map((c) => of(a[c]!, b[c]!)) as unknown as Channels; // three channels
  return {
    log: each((first, second) => Math.log((first + darkness) / (second + darkness))),
    response: each((first, second) => (first / (first + darkness) + second / (second + darkness)) / 2),
  };
}

/** IEC 61966-2-1. */
const toLight = (stored: number): number => {
  const share = stored / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const meanOf = (all: readonly PartDifference[]): PartDifference => {
  const mean = (of: (difference: PartDifference) => Channels): Channels =>
    [0, 1, 2].map((c) => all.reduce((sum, one) => sum + of(one)[c]!, 0) / all.length) as unknown as Channels; // three
  return { log: mean(({ log }) => log), response: mean(({ response }) => response) };
};

const nearest = (all: readonly PartDifference[], light: Channels, spread: PartSpread): PartDifference => {
  const distance = (one: PartDifference): number => distanceOf(one, light, spread);
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
};

const withoutLight = ({ log, response }: PartDifference, light: Channels): PartDifference => ({
  log: [0, 1, 2].map((c) => log[c]! - response[c]! * light[c]!) as unknown as Channels, // three channels
  response,
});

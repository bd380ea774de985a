import { makeRandom } from '../geometry/random.ts';
import type { Legs, Outfit, Pattern, Top } from './outfit.ts';

const colors = [
  0x2c5fa8, 0xffffff, 0xf4f1ea, 0x1d1d1f, 0x30343c, 0xb02a2a, 0x2e7d4f, 0xe0b040, 0x8899aa, 0xe9a0b4, 0x3a2f5a,
  0x78b4d8, 0x14213d, 0xd9572b, 0x5c6b2f, 0xcfd8dc, 0x6f4e7c, 0x0f766e,
];
const legColors = [
  0x3a3f4a, 0x111111, 0xc9b48a, 0xdedede, 0x24406b, 0x6b6256, 0xf2f2f2, 0x4b5320, 0x8a8f98, 0x7a2e2e, 0x1c2a3a,
];
const shirtPatterns: readonly Pattern[] = [
  'plain',
  'plain',
  'plain',
  'plain',
  'across',
  'across',
  'down',
  'diagonal',
  'checks',
  'dots',
  'print',
  'print',
  'noise',
  'fade',
  'blocks',
];

/** Clothes of one day, drawn independently of the body except that only women wear skirts. */
export function drawOutfit(seed: number, sex: 'female' | 'male'): Outfit {
  const random = makeRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!; // random() < 1
  const often = (share: number): boolean => random() < share;
  return {
    paintSeed: Math.floor(random() * 2 ** 31),
    shirt: drawTop(between, pick, often),
    legs: drawLegs(between, pick, often, sex),
    belt: { color: pick([0x2a211b, 0x111111, 0xf2f2f2, 0x6b4a2a, 0x8a1f1f, 0x24406b]), buckle: often(0.85) },
    headwear: pick(['none', 'none', 'cap', 'cap', 'cap', 'visor', 'bucket']),
    capColor: pick(colors),
    glove: often(0.85) ? pick([0xf5f5f5, 0xf5f5f5, 0x222222, 0x9aa4b0, 0x7fa3c7]) : null,
    shoes: pick([0xf2f2ee, 0xf2f2ee, 0x222222, 0x6b4a2a, 0x8899aa, 0x24406b]),
  };
}

type Between = (low: number, high: number) => number;
type Pick = <T>(from: readonly T[]) => T;
type Often = (share: number) => boolean;

function drawTop(between: Between, pick: Pick, often: Often): Top {
  const kind = pick(['polo', 'polo', 'polo', 'tee', 'button-down', 'jacket', 'vest', 'sweater'] as const);
  const color = pick(colors);
  const outer = kind === 'jacket' || kind === 'vest';
  const longSleeve = kind === 'jacket' || kind === 'sweater' || (kind === 'button-down' && often(0.6)) || often(0.1);
  const sleeveless = !longSleeve && kind !== 'vest' && often(0.1);
  return {
    kind,
    color,
    accent: pick(colors),
    pattern: outer && often(0.6) ? 'plain' : pick(shirtPatterns),
    repeats: Math.round(between(5, 30)),
    sleeve: longSleeve ? 'long' : sleeveless ? 'none' : kind === 'vest' ? pick(['short', 'long']) : 'short',
    sleeveColor: kind === 'vest' || often(0.15) ? pick(colors) : color,
    looseness: between(0, 1),
    untucked: outer || kind === 'sweater' || often(0.35),
    collar: kind === 'tee' ? 'none' : outer || kind === 'sweater' ? pick(['stand', 'none']) : 'fold',
    logo: pick(['none', 'chest', 'chest', 'front', 'back', 'sleeves']),
    yoke: often(0.3),
    sidePanels: often(0.25),
    foldsM: between(0.001, 0.008),
  };
}

function drawLegs(between: Between, pick: Pick, often: Often, sex: 'female' | 'male'): Legs {
  const kind =
    sex === 'female' ? pick(['skirt', 'skirt', 'trousers', 'shorts'] as const) : often(0.3) ? 'shorts' : 'trousers';
  return {
    kind,
    color: pick(legColors),
    accent: pick(colors),
    pattern: often(0.75) ? 'plain' : pick(['checks', 'down', 'noise', 'dots']),
    looseness: between(-0.3, 1),
    crease: kind === 'trousers' && often(0.4),
    sideStripe: often(0.15),
  };
}

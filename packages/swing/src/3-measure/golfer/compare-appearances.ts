import { type Appearance, type SeenPart, seenParts } from '@trueswing/contracts';
import model from './appearance-model.generated.json' with { type: 'json' };
import { measureDifferences, type PartSpreads } from './measure-differences.ts';

/** Weight of a distance: `weight` for each unit of its logarithm above that of one golfer's videos. */
interface Evidence {
  readonly usual: number;
  readonly weight: number;
}

/** Fitted to drawn golfers by `recognize` of research/synthetic-golfer. */
export interface AppearanceModel {
  readonly spreads: PartSpreads;
  readonly parts: Readonly<Record<SeenPart, Evidence>>;
  readonly light: Evidence;
  /** Log odds of one golfer where all distances are usual. A part that a video does not show counts as usual. */
  readonly start: number;
  /** One golfer's videos score at least this, but for few. */
  readonly leastScore: number;
}

export const appearanceModel: AppearanceModel = model;

/** Log odds that two videos show one golfer in one place, and what the parts and the light give to them. */
export interface AppearanceScore {
  readonly score: number;
  readonly evidence: Readonly<Partial<Record<SeenPart | 'light', number>>>;
}

/** Distances count by their logarithm: a print or a shadow on one part is not yet another golfer. */
export const evidenceOf = (distance: number): number => Math.log1p(distance / 5);
export const evidenceOfLight = (distance: number): number => Math.log1p(distance / 3);

/** null where the videos show no part in common. */
export function compareAppearances(
  one: Appearance,
  other: Appearance,
  { spreads, parts, light, start }: Omit<AppearanceModel, 'leastScore'> = appearanceModel,
): AppearanceScore | null {
  const distances = measureDifferences(one, other, spreads);
  const given = seenParts.flatMap((part): [SeenPart | 'light', number][] => {
    const distance = distances.parts[part];
    return distance === undefined ? [] : [[part, parts[part].weight * (parts[part].usual - evidenceOf(distance))]];
  });
  if (given.length === 0) return null;
  given.push(['light', light.weight * (light.usual - evidenceOfLight(distances.light))]);
  return { score: given.reduce((sum, [, value]) => sum + value, start), evidence: Object.fromEntries(given) };
}

import type { BagGaps, ClubGap } from '@trueswing/swing';
import { clubNames } from '../../../shared/club-names.ts';

/** One sentence for each pair of neighbors that carry the same, leave a hole, or need more shots. */
export const sayGaps = ({ gaps }: BagGaps): string[] =>
  gaps.flatMap((gap) => (gap.kind === 'even' ? [] : [sentences[gap.kind](pairOf(gap), `${Math.round(gap.gapYd)} yd`)]));

const pairOf = ({ longer, shorter }: ClubGap): string => `${clubNames[longer]} and ${clubNames[shorter]}`;

const sentences = {
  overlap: (pair, yards) => `${pair} overlap: ${yards} apart, too close to plan with.`,
  wide: (pair, yards) => `${pair} leave a hole: ${yards} that neither club carries.`,
  open: (pair, yards) => `${pair} are ${yards} apart so far. More shots show if they overlap.`,
} satisfies Partial<Record<ClubGap['kind'], (pair: string, yards: string) => string>>;

/** "More shots needed: 5-Wood, Hybrid." */
export const sayOpenClubs = ({ open }: BagGaps): string | null =>
  open.length > 0 ? `More shots needed: ${open.map((club) => clubNames[club]).join(', ')}.` : null;

import type { BagGaps, ClubGap } from '@trueswing/swing';
import { clubNames } from '../../../shared/club-names.ts';

/** One sentence for each pair of neighbors that carry the same or leave a hole. */
export const sayGaps = ({ gaps }: BagGaps): string[] =>
  gaps.flatMap((gap) => (gap.kind === 'even' ? [] : [sayGap(gap, gap.kind)]));

function sayGap({ longer, shorter, gapYd }: ClubGap, kind: 'overlap' | 'wide'): string {
  const pair = `${clubNames[longer]} and ${clubNames[shorter]}`;
  const yards = `${Math.round(gapYd)} yd`;
  return kind === 'overlap'
    ? `${pair} overlap: ${yards} apart, too close to plan with.`
    : `${pair} leave a hole: ${yards} that neither club carries.`;
}

/** "More shots needed: 5-Wood, Hybrid." */
export const sayOpenClubs = ({ open }: BagGaps): string | null =>
  open.length > 0 ? `More shots needed: ${open.map((club) => clubNames[club]).join(', ')}.` : null;

import type { Club } from '@trueswing/contracts';
import { clubNames } from '../../shared/club-names.ts';

/** The name of a club; of one that is left out, that. */
export const nameClub = (club: Club | null): string => (club ? clubNames[club] : 'Left out');

import type { Club } from '@trueswing/contracts';

/** Name of a club in a sentence: "the 7-iron", "the pitching wedge". */
export const sayClub = (club: Club): string => `the ${club.replace('-wedge', ' wedge')}`;

import type { Club } from '@trueswing/contracts';

/** Names of the clubs, from the longest to the shortest. */
export const clubNames = {
  driver: 'Driver',
  '3-wood': '3-Wood',
  '5-wood': '5-Wood',
  hybrid: 'Hybrid',
  '3-iron': '3-Iron',
  '4-iron': '4-Iron',
  '5-iron': '5-Iron',
  '6-iron': '6-Iron',
  '7-iron': '7-Iron',
  '8-iron': '8-Iron',
  '9-iron': '9-Iron',
  'pitching-wedge': 'Pitching Wedge',
  'gap-wedge': 'Gap Wedge',
  'sand-wedge': 'Sand Wedge',
  'lob-wedge': 'Lob Wedge',
} as const satisfies Record<Club, string>;

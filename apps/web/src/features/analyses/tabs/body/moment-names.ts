import type { ShownMoment } from '@trueswing/swing';

/** The headings of the groups of numbers. */
export const momentNames: Readonly<Record<ShownMoment, string>> = {
  address: 'Address',
  top: 'Top',
  impact: 'Impact',
  finish: 'Finish',
};

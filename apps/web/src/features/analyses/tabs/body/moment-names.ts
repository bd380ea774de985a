import type { BodyMoment } from '@trueswing/swing';

/** The headings of the groups of numbers. */
export const momentNames: Readonly<Record<BodyMoment, string>> = {
  address: 'Address',
  top: 'Top',
  impact: 'Impact',
  finish: 'Finish',
};

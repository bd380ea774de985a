import type { BodyMoment } from '@trueswing/domain';

/** The headings of the groups of numbers. */
export const momentNames: Readonly<Record<BodyMoment, string>> = {
  address: 'Address',
  top: 'Top',
  impact: 'Impact',
  finish: 'Finish',
};

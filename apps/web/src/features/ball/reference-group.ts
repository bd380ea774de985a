import { type ReferenceGroup, referenceGroups } from '@trueswing/swing';
import { z } from 'zod/mini';
import { DeviceValue } from '../../shared/device-value.ts';

export const groupNames: Readonly<Record<ReferenceGroup, string>> = {
  'amateur-men': 'Men, handicap 15',
  'amateur-women': 'Women, handicap 15',
  pga: 'PGA Tour',
  lpga: 'LPGA Tour',
};

/** The group with which the golfer compares; null until one is chosen. */
export const referenceGroup = new DeviceValue<ReferenceGroup | null>(
  'trueswing.reference-group',
  z.nullable(z.enum(referenceGroups)),
  null,
);

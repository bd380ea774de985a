import type { TargetVerdict } from '@trueswing/domain';
import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import type { JudgedDial } from './read-dial.ts';

const kinds: Readonly<Record<TargetVerdict, NonNullable<ComponentProps<typeof Badge>['kind']>>> = {
  'on-target': 'good',
  'likely-on-target': 'good',
  'close-to-target': 'good',
  'likely-close-to-target': 'good',
  'below-target': 'care',
  'likely-below-target': 'care',
  'above-target': 'plain',
  'likely-above-target': 'plain',
  unsure: 'plain',
};

/** Where a value lies against its target, in two or three words. */
export const VerdictChip = ({ judged: { verdict, label } }: { judged: JudgedDial }) => (
  <Badge kind={kinds[verdict]}>{label}</Badge>
);

import type { SwingEventName } from '@trueswing/contracts';

export const swingEventLabels: Readonly<Record<SwingEventName, string>> = {
  address: 'Address',
  toeUp: 'Toe-up',
  midBackswing: 'Mid-back',
  top: 'Top',
  midDownswing: 'Mid-down',
  impact: 'Impact',
  midFollowThrough: 'Through',
  finish: 'Finish',
};

import type { FinishedDetails } from '../state-of-analysis.ts';

/** Whether two videos are not read as the golfer expects. A note above the video says why. */
export const isUnexpectedPair = ({
  readAs,
  isSaidToBeOneSwing,
}: Pick<NonNullable<FinishedDetails['filmPair']>, 'readAs' | 'isSaidToBeOneSwing'>): boolean =>
  readAs === 'apart' || (isSaidToBeOneSwing && readAs !== 'one-swing');

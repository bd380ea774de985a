/** Whether a club speed is greater than all before it. The first one is no record; null is no speed. */
export const isSpeedRecord = (mph: number | null, bestBeforeMph: number | null): mph is number =>
  mph !== null && bestBeforeMph !== null && mph > bestBeforeMph;

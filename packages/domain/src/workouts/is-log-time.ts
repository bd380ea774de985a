/** Tomorrow on the other side of the earth, and clocks that are wrong by some hours. */
const aheadMs = 36 * 3_600_000;
/** Older entries of a training diary may be added. */
const years = 10;

/** Whether a golfer can have trained at this time. */
export function isLogTime(trainedAt: Date, now: Date): boolean {
  const earliest = new Date(now);
  earliest.setUTCFullYear(now.getUTCFullYear() - years);
  return trainedAt >= earliest && trainedAt.getTime() <= now.getTime() + aheadMs;
}

import { isLongProof } from '@trueswing/testkit';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** The long form looks for the limit and judges everything. The short one shows in seconds that load and samples work. */
const isLong = isLongProof() || process.env.SOAK_MINUTES !== undefined;
const minutes = isLong ? Number(process.env.SOAK_MINUTES ?? 60) : 0.1;
const givenRate = process.env.SOAK_RATE;
const durationMs = minutes * minuteMs;

export const soakPlan = {
  isLong,
  minutes,
  durationMs,
  /** Five minutes of an hour. */
  windowMs: durationMs / 12,
  /** 30 seconds of an hour. */
  sampleEveryMs: Math.max(secondMs, durationMs / 120),
  /** A golfer may send 900 calls a minute, so many golfers can reach the limit of the system before their own. */
  golfers: isLong ? 60 : 3,
  /** Acts a second; undefined: half of the limit that is found. */
  ratePerS: givenRate ? Number(givenRate) : isLong ? undefined : 10,
  timeoutMs: durationMs + (isLong ? 20 : 3) * minuteMs,
};

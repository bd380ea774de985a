import { setTimeout as delay } from 'node:timers/promises';
import type { LatencyWindow } from '../judge/soak-record.ts';

const firstRatePerS = 10;
const factor = 1.4;
/** A golfer notices a screen that takes longer. */
export const longestP99Ms = 500;
const pauseMs = 3_000;
/** A busy machine may fail a rate that the system can bear. */
const tries = 2;

/** Raises the rate in steps. @returns the last rate at which all calls were answered in time, at most the greatest */
export async function findLimit(
  greatestPerS: number,
  sendAt: (ratePerS: number) => Promise<LatencyWindow>,
): Promise<number> {
  let limit = 0;
  for (let rate = firstRatePerS; rate <= greatestPerS; rate = Math.round(rate * factor)) {
    if (!(await bears(rate, sendAt))) break;
    limit = rate;
  }
  if (limit === 0) throw new Error(`not even ${firstRatePerS} acts a second were answered in ${longestP99Ms} ms`);
  return limit;
}

async function bears(rate: number, sendAt: (ratePerS: number) => Promise<LatencyWindow>): Promise<boolean> {
  for (let made = 0; made < tries; made++) {
    const { errors, p99Ms, p50Ms, requests } = await sendAt(rate);
    const figures = `${requests} calls, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${errors} failed`;
    console.info(`${rate} acts a second: ${figures}`);
    // What the step has queued up does not belong to the next one.
    await delay(pauseMs);
    if (errors === 0 && p99Ms <= longestP99Ms) return true;
  }
  return false;
}

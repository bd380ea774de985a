import { percentilesOf } from '../../loadtest/report/percentiles.ts';
import type { Reader } from '../seed/open-readers.ts';

const month = new Date().toISOString().slice(0, 7);

/** Calls of the main screens, and the floor, which asks the database for nothing but an answer. */
const calls: Readonly<Record<string, (reader: Reader) => string>> = {
  'floor, /readyz': () => '/readyz',
  user: () => '/api/auth/user',
  analyses: () => '/api/swing-analyses/user/me',
  'one analysis': ({ newestSwing }) => `/api/swing-analyses/${newestSwing}`,
  progress: () => '/api/swing-analyses/user/me/progress',
  'monthly average': () => '/api/swing-analyses/user/me/monthly-average/driver',
  'upload status': () => '/api/upload-status/me',
  'shots of a month': () => `/api/ball/months/${month}-01`,
  workout: () => '/api/daily-workout/me',
  streak: () => '/api/streak',
  notifications: () => '/api/notifications',
  leaderboard: () => '/api/leaderboard',
  position: () => '/api/users/me/monthly-position',
};

/** Latencies of a call, in milliseconds: of the first time that each golfer asks, and of the second. */
export interface Read {
  readonly firstP50: number;
  readonly firstP95: number;
  readonly againP50: number;
  readonly againP95: number;
}

/** Asks for all readers, one call after another. */
export async function measureReads(webUrl: string, readers: readonly Reader[]): Promise<Record<string, Read>> {
  const reads: Record<string, Read> = {};
  for (const [name, pathOf] of Object.entries(calls)) {
    const [first, again] = [await askAll(webUrl, readers, pathOf), await askAll(webUrl, readers, pathOf)];
    reads[name] = { firstP50: first.p50, firstP95: first.p95, againP50: again.p50, againP95: again.p95 };
  }
  return reads;
}

async function askAll(webUrl: string, readers: readonly Reader[], pathOf: (reader: Reader) => string) {
  const latenciesMs: number[] = [];
  for (const reader of readers) {
    const startedAt = performance.now();
    const response = await fetch(`${webUrl}${pathOf(reader)}`, { headers: { cookie: reader.cookie } });
    await response.arrayBuffer();
    latenciesMs.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`${pathOf(reader)} was answered with ${response.status}`);
  }
  const { p50 = Number.NaN, p95 = Number.NaN } = percentilesOf(latenciesMs) ?? {};
  return { p50: rounded(p50), p95: rounded(p95) };
}

const rounded = (ms: number): number => Math.round(10 * ms) / 10;

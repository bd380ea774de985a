import autocannon from 'autocannon';
import { type Latency, measureLatency, type Target } from './measure-latency.ts';
import { alternate, medianOf } from './rounds.ts';
import type { SeededGolfer } from './seed-golfers.ts';

export interface Sides {
  floorUrl: string;
  gatewayUrl: string;
}

export interface Read {
  name: string;
  path: (golfer: SeededGolfer) => string;
}

export const statusPoll: Read = {
  name: 'status poll',
  path: ({ runningSwing }) => `/api/swing-analyses/${runningSwing}?status_only=true`,
};

export const mainReads: readonly Read[] = [
  statusPoll,
  { name: 'user', path: () => '/api/auth/user' },
  { name: 'analyses', path: () => '/api/swing-analyses/user/me' },
  { name: 'one analysis', path: ({ finishedSwing }) => `/api/swing-analyses/${finishedSwing}` },
  { name: 'upload status', path: () => '/api/upload-status/me' },
  { name: 'usage limits', path: () => '/api/usage-limits' },
];

const connections = 20;
const rounds = 3;
const roundS = 4;
const latencyS = 10;

/** Requests a second of the bare floor and of a read, as medians of alternating rounds. */
export async function measureThroughput({ floorUrl, gatewayUrl }: Sides, read: Read, golfers: readonly SeededGolfer[]) {
  const load = { connections, duration: roundS };
  const [floor, ours] = await alternate(
    rounds,
    async () => (await fire(floorUrl, golfers.map(floorRequest), load)).requests.average,
    async () => (await fire(gatewayUrl, requestsOf(read, golfers), load)).requests.average,
  );
  return { floor: medianOf(floor), ours: medianOf(ours) };
}

/** Latencies of the floor and of the status poll, as medians of alternating rounds. */
export async function measureLatencies(
  { floorUrl, gatewayUrl }: Sides,
  golfers: readonly SeededGolfer[],
  requestsPerS: number,
) {
  const load = { requestsPerS, seconds: latencyS };
  const [floor, ours] = await alternate(
    rounds,
    () => measureLatency(floorUrl, golfers.map(floorRequest), load),
    () => measureLatency(gatewayUrl, requestsOf(statusPoll, golfers), load),
  );
  const summary = (latencies: Latency[]): Latency => ({
    p50Ms: medianOf(latencies.map(({ p50Ms }) => p50Ms)),
    p99Ms: medianOf(latencies.map(({ p99Ms }) => p99Ms)),
  });
  return { floor: summary(floor), ours: summary(ours) };
}

const floorRequest = ({ id, runningSwing }: SeededGolfer): Target => ({ path: `/${id}/${runningSwing}`, headers: {} });

/** Requests of many golfers in turn, so that each stays below the limit of calls. */
const requestsOf = (read: Read, golfers: readonly SeededGolfer[]): Target[] =>
  golfers.map((golfer) => ({ path: read.path(golfer), headers: { cookie: golfer.cookie } }));

async function fire(url: string, requests: Target[], load: Partial<autocannon.Options>) {
  const result = await autocannon({ url, requests, ...load });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) {
    const answers = JSON.stringify(result.statusCodeStats ?? {});
    throw new Error(`${failed} of the requests to ${requests[0]?.path} were not answered with 200: ${answers}`);
  }
  return result;
}

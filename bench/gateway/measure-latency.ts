import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Latency {
  p50Ms: number;
  p99Ms: number;
}

export interface Target {
  path: string;
  headers: Record<string, string>;
}

/**
 * Latencies at a steady rate. A request is sent when it is due, whether or not earlier ones were answered, and its latency
 * counts from the due time, so a server that stalls cannot hide it.
 */
export async function measureLatency(
  origin: string,
  targets: readonly Target[],
  { requestsPerS, seconds }: { requestsPerS: number; seconds: number },
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  try {
    for (let sent = 0; sent < requestsPerS * seconds; sent++) {
      const dueAt = startedAt + (sent * 1000) / requestsPerS;
      const waitMs = dueAt - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      const target = targets[sent % targets.length];
      if (target) answers.push(answerMs(agent, new URL(target.path, origin), target.headers, dueAt));
    }
    const latenciesMs = (await Promise.all(answers)).sort((a, b) => a - b);
    return { p50Ms: quantileMs(latenciesMs, 0.5), p99Ms: quantileMs(latenciesMs, 0.99) };
  } finally {
    agent.destroy();
  }
}

async function answerMs(agent: Agent, url: URL, headers: Record<string, string>, dueAt: number): Promise<number> {
  const [response] = await once(get(url, { agent, headers }), 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url.pathname} was answered with ${response.statusCode}`);
  return performance.now() - dueAt;
}

function quantileMs(sortedMs: readonly number[], quantile: number): number {
  const value = sortedMs[Math.ceil(sortedMs.length * quantile) - 1] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

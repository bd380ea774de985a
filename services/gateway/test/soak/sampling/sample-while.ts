import { setTimeout as delay } from 'node:timers/promises';
import type { Sample } from '../judge/soak-record.ts';

/** Takes samples at a steady rhythm while the work runs. @throws the first error of the work or of a sample */
export async function sampleWhile(
  everyMs: number,
  take: (atS: number) => Promise<Sample>,
  work: () => Promise<void>,
): Promise<Sample[]> {
  const ended = new AbortController();
  const startedAt = performance.now();
  const samples: Sample[] = [];
  const sampling = async () => {
    for (let count = 1; !ended.signal.aborted; count++) {
      const waitMs = startedAt + count * everyMs - performance.now();
      await delay(Math.max(0, waitMs), undefined, { signal: ended.signal }).catch(() => undefined);
      if (!ended.signal.aborted) samples.push(await take((performance.now() - startedAt) / 1_000));
    }
  };
  await Promise.all([sampling(), work().finally(() => ended.abort())]);
  return samples;
}

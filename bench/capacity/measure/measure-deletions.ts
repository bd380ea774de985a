import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { percentilesOf } from '../../loadtest/report/percentiles.ts';
import type { Reader } from '../seed/open-readers.ts';

const deadlineMs = 300_000;

/**
 * Deletes accounts, one after another. Milliseconds of the call, and seconds until every service has deleted its rows of them all: two rounds
 * of a task that looks every 5 s. Objects are removed later.
 */
export async function measureDeletions(webUrl: string, client: pg.Client, readers: readonly Reader[]) {
  const callsMs: number[] = [];
  const startedAt = performance.now();
  for (const { cookie } of readers) {
    const calledAt = performance.now();
    const response = await fetch(`${webUrl}/api/account/delete`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ confirmation: 'DELETE' }),
    });
    if (response.status !== 204) throw new Error(`a deletion was answered with ${response.status}`);
    callsMs.push(performance.now() - calledAt);
  }
  while (await isAnyLeft(client)) {
    if (performance.now() - startedAt > deadlineMs) throw new Error('deletions do not end');
    await sleep(200);
  }
  const { p50 = Number.NaN, max = Number.NaN } = percentilesOf(callsMs) ?? {};
  return { callP50Ms: Math.round(p50), callMaxMs: Math.round(max), allGoneS: secondsSince(startedAt) };
}

async function isAnyLeft(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from gateway.account_deletion limit 1');
  return rowCount !== 0;
}

const secondsSince = (startedAt: number): number => Math.round((performance.now() - startedAt) / 100) / 10;

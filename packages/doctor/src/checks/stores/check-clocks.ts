import { describeFailure } from '../../report/describe-failure.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';
import { withDatabase } from './check-database.ts';
import { withRedis } from './check-redis.ts';

/** Signed calls between services are valid for a minute, and sessions follow the clock of the gateway. */
const failedFromMs = 30_000;
const warningFromMs = 2_000;

/** Compares the clock of this machine with those of the stores; a store that does not answer has its own line. */
export async function checkClocks(databaseUrl: string | undefined, redisUrl: string | undefined): Promise<Result[]> {
  const measured = await Promise.all([
    databaseUrl && measure('PostgreSQL', () => withDatabase(databaseUrl, readDatabaseMs)),
    redisUrl && measure('Redis', () => withRedis(redisUrl, readRedisMs)),
  ]);
  return measured.filter((result) => typeof result === 'object');
}

/** Moment at the server, and when it was asked and answered here. */
interface Reading {
  serverMs: number;
  askedMs: number;
  answeredMs: number;
}

const readDatabaseMs = (client: { query(text: string): Promise<{ rows: { ms: string }[] }> }): Promise<Reading> =>
  timed(async () => {
    const { rows } = await client.query('select extract(epoch from clock_timestamp()) * 1000 as ms');
    return Number(rows[0]?.ms);
  });

const readRedisMs = (redis: { time(): Promise<(number | string)[]> }): Promise<Reading> =>
  timed(async () => {
    const [seconds = 0, microseconds = 0] = await redis.time();
    return Number(seconds) * 1_000 + Number(microseconds) / 1_000;
  });

async function timed(read: () => Promise<number>): Promise<Reading> {
  const askedMs = Date.now();
  const serverMs = await read();
  return { serverMs, askedMs, answeredMs: Date.now() };
}

async function measure(server: string, read: () => Promise<Reading>): Promise<Result> {
  try {
    return judgeClock(server, await read());
  } catch (error) {
    return warning(
      `the clock of ${server} is not known: ${describeFailure(error)}`,
      `Repair the connection to ${server} first.`,
    );
  }
}

/** Judges the least difference that the reading proves: the server read its clock at some moment between question and answer. */
export function judgeClock(server: string, { serverMs, askedMs, answeredMs }: Reading): Result {
  const aheadMs = Math.max(0, serverMs - answeredMs);
  const behindMs = Math.max(0, askedMs - serverMs);
  const differenceMs = Math.max(aheadMs, behindMs);
  if (differenceMs < warningFromMs) return ok(`the clock of ${server} agrees with this machine's`);
  const text = `the clock of ${server} is ${(differenceMs / 1_000).toFixed(1)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's`;
  const advice = 'Set the clocks of both machines by NTP, such as with chrony.';
  return differenceMs < failedFromMs ? warning(text, advice) : failed(text, advice);
}

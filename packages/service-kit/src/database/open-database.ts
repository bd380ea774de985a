import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { preparingClient } from './prepare-reads.ts';

export interface Database<Tables> {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

interface OpenDatabaseOptions {
  url: string;
  logger: Logger;
  maxConnections?: number;
  /** Ceiling on one statement; a query that takes longer is a fault, not patience. Default 10 s. */
  statementTimeoutMs?: number;
  /** For services of many short reads. Default false. */
  preparesReads?: boolean;
}

// PostgreSQL's int8 is used for counts and sizes that fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool whose every wait has an end: connecting 3 s, a statement 10 s, an idle transaction 30 s. */
export function openDatabase<Tables>(options: OpenDatabaseOptions): Database<Tables> {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    ...(options.preparesReads && { Client: preparingClient() }),
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeoutMs,
    // The server cannot enforce its own timeout over a dead link, so the client has one as well.
    query_timeout: statementTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  pool.on('error', (error) => options.logger.warn({ err: error }, 'idle database connection lost'));
  // A connection that is lost while it is in use fails its query, which is told there; unheard here, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

const awayCodes = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08...|53300|57014|57P0[1-5])$/;
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered/;

/** Whether an error says that the database did not answer, as opposed to what it answered. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return awayCodes.test(code) || awayMessages.test(error.message);
}

import type { Pool } from 'pg';
import type { Metric } from './metric.ts';

const pools = new Set<Pool>();

/** Counts the connections of a pool in this process's metrics until it ends. */
export function measurePool(pool: Pool): void {
  pools.add(pool);
}

export function removePool(pool: Pool): void {
  pools.delete(pool);
}

const sum = (count: (pool: Pool) => number) => async () => [...pools].reduce((total, pool) => total + count(pool), 0);

/** Connections of all pools of this process. */
export const poolMetrics: readonly Metric[] = [
  {
    name: 'database_pool_connections',
    help: 'Open connections to PostgreSQL, idle ones included',
    read: sum((pool) => pool.totalCount),
  },
  {
    name: 'database_pool_idle_connections',
    help: 'Open connections to PostgreSQL that no query uses',
    read: sum((pool) => pool.idleCount),
  },
  {
    name: 'database_pool_max_connections',
    help: 'Connections to PostgreSQL that this process may open',
    read: sum((pool) => pool.options.max),
  },
  {
    name: 'database_pool_waiting',
    help: 'Queries that wait for a connection',
    read: sum((pool) => pool.waitingCount),
  },
];

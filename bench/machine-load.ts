import { loadavg } from 'node:os';

/** Processes that ran or waited for a core in the last minute, on average. Linux counts those that wait for the disk too. */
export function machineLoad(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}

import { useState } from 'react';
import { useNow } from '../../../ui/use-now.ts';

/**
 * Seconds since this device first heard of work that began at `startedAt` (0 while there is none). The two clocks are not
 * subtracted from one another: a phone that is a minute ahead would give up on a fresh analysis.
 */
export function useWorkSeconds(startedAt: string | null | undefined): number {
  const nowMs = useNow(250);
  const [seen, setSeen] = useState<{ startedAt: string; atMs: number } | null>(null);
  if (startedAt && startedAt !== seen?.startedAt) setSeen({ startedAt, atMs: nowMs });
  return startedAt && seen ? Math.max(0, nowMs - seen.atMs) / 1000 : 0;
}

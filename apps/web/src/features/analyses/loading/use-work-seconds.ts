import { useState } from 'react';
import { useNow } from '../../../ui/use-now.ts';

/**
 * Seconds since this device first received this `startedAt` (0 while there is none). It does not subtract the server's clock
 * from its own: a phone whose clock is a minute ahead would give up on a new analysis.
 */
export function useWorkSeconds(startedAt: string | null | undefined): number {
  const nowMs = useNow(250);
  const [start, setStart] = useState<{ startedAt: string; atMs: number } | null>(null);
  if (startedAt && startedAt !== start?.startedAt) setStart({ startedAt, atMs: nowMs });
  return startedAt && start ? Math.max(0, nowMs - start.atMs) / 1000 : 0;
}

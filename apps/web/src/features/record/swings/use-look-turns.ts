import { useEffect, useState } from 'react';
import type { KeptSwing, SwingLook } from '../kept/swing-store.ts';

/** `later`: its first look has failed, perhaps since the phone had no memory for it. */
export type LookTurn = 'now' | 'next' | 'later';

export interface LookListener {
  /** Takes a new first look; null where this device cannot decode the video. */
  onLook(look: SwingLook | null): void;
  /** It has failed, and may work another time. */
  onFailure(): void;
}

/** A first look is taken so often within a visit. */
const mostAttempts = 3;

interface Failure {
  readonly count: number;
  readonly isWaiting: boolean;
}

/** Takes the first looks in turn. One that has failed is taken again when the golfer comes back to the page, or with the next visit. */
export function useLookTurns(swings: readonly KeptSwing[] = []) {
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState !== 'visible') return;
      setFailures(
        (all) => new Map([...all].map(([id, { count }]) => [id, { count, isWaiting: count >= mostAttempts }])),
      );
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  const isLater = (id: string) => failures.get(id)?.isWaiting === true;
  const now = swings.find(({ id, look }) => look === undefined && !isLater(id));
  return {
    turnOf: (id: string): LookTurn => (id === now?.id ? 'now' : isLater(id) ? 'later' : 'next'),
    noteFailure: (id: string) =>
      setFailures((all) => new Map(all).set(id, { count: (all.get(id)?.count ?? 0) + 1, isWaiting: true })),
  };
}

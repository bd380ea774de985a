import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { askPaid, useReadPlanAnew } from '../billing.queries.ts';

const firstLookAfterMs = 2_000;
const pollMs = 3_000;
const mostPolls = 10;
const giveUpAfterMs = 30_000;

/**
 * After a payment: looks after 2 s whether the golfer has Premium, asks the payment provider by way of our server, then looks
 * every 3 s, up to 10 times. `isWaiting` ends 30 s after the start; the last look is still to come then.
 */
export function useAwaitedPremium(isWanted: boolean): { isPremium: boolean; isWaiting: boolean } {
  const { isPremium } = useUser();
  const queryClient = useQueryClient();
  const readPlanAnew = useReadPlanAnew();
  const [isWaiting, setIsWaiting] = useState(isWanted);
  const isOver = !isWanted || isPremium;

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once; what it calls is the same at each rendering.
  useEffect(() => {
    if (isOver) return;
    let polls = 0;
    let poll: ReturnType<typeof setInterval> | undefined;
    const readUser = () => queryClient.invalidateQueries(currentUserQuery);
    const first = setTimeout(async () => {
      poll = setInterval(() => {
        polls += 1;
        if (polls === mostPolls) clearInterval(poll);
        void readUser();
      }, pollMs);
      await readUser();
      // What fails here, the polling may still see: the payment provider tells our server by itself.
      await askPaid().catch(() => undefined);
      await readPlanAnew();
    }, firstLookAfterMs);
    const giveUp = setTimeout(() => setIsWaiting(false), giveUpAfterMs);
    return () => {
      clearTimeout(first);
      clearInterval(poll);
      clearTimeout(giveUp);
    };
  }, [isOver]);

  return { isPremium, isWaiting: isWaiting && !isPremium };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { refreshSubscription, useReloadPlan } from '../billing.queries.ts';

const firstCheckAfterMs = 2_000;
const pollMs = 3_000;
const maxPolls = 10;
const giveUpAfterMs = 30_000;

/**
 * After a payment: checks after 2 s whether the golfer has Premium, asks the payment provider through our server, then polls
 * every 3 s, up to 10 times. `isWaiting` ends 30 s after the start, before the last poll.
 */
export function useAwaitedPremium(isWanted: boolean): { isPremium: boolean; isWaiting: boolean } {
  const { isPremium } = useUser();
  const queryClient = useQueryClient();
  const reloadPlan = useReloadPlan();
  const [isWaiting, setIsWaiting] = useState(isWanted);
  const isOver = !isWanted || isPremium;

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once; its functions are the same in each render.
  useEffect(() => {
    if (isOver) return;
    let polls = 0;
    let poll: ReturnType<typeof setInterval> | undefined;
    const readUser = () => queryClient.invalidateQueries(currentUserQuery);
    const first = setTimeout(async () => {
      poll = setInterval(() => {
        polls += 1;
        if (polls === maxPolls) clearInterval(poll);
        void readUser();
      }, pollMs);
      await readUser();
      // If this fails, the polling may still succeed: the payment provider notifies our server as well.
      await refreshSubscription().catch(() => undefined);
      await reloadPlan();
    }, firstCheckAfterMs);
    const giveUp = setTimeout(() => setIsWaiting(false), giveUpAfterMs);
    return () => {
      clearTimeout(first);
      clearInterval(poll);
      clearTimeout(giveUp);
    };
  }, [isOver]);

  return { isPremium, isWaiting: isWaiting && !isPremium };
}

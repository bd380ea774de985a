import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readReachable, subscribeReachable } from '../../shared/api/reachability.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { whenGolferLeaves } from '../../shared/session/end-session.ts';
import { useServerTrouble } from '../../shared/session/use-server-trouble.ts';
import { keepAnswers } from './keep-answers.ts';
import { noteOwner, readOwner } from './kept-owner.ts';
import { deleteAnswers, deleteAnswersWhere } from './kept-store.ts';
import { keepChoicesOf, removeChoices, removeGolfers } from './remove-golfers.ts';
import { restoreAnswers } from './restore-answers.ts';

/** A connection that is there but carries nothing is noticed by its silence. */
const silentMs = 5_000;

/**
 * Keeps the golfer's last data on this device, and shows them where the server cannot be reached or has a problem. They are deleted when the
 * golfer logs out, the session expires or another golfer signs in. Renders nothing.
 */
export default function KeptData() {
  const queryClient = useQueryClient();
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  const isTroubled = useServerTrouble();

  useEffect(() => {
    if (user === null) void deleteAnswers();
  }, [user]);

  useEffect(() => {
    if (!userId) return;
    let isOver = false;
    let end = () => {};
    void arrive(userId).then(() => {
      if (isOver) return;
      end = keepAnswers(queryClient);
      // Another tab may have kept an answer of its golfer while this one signed in. Last, since a page may be left soon.
      void deleteAnswersWhere((answer) => answer.userId !== userId);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [userId, queryClient]);

  useEffect(() => whenGolferLeaves(leave), []);

  useEffect(() => {
    if (isTroubled) void restoreAnswers(queryClient);
  }, [isTroubled, queryClient]);

  useEffect(() => {
    const restoreIfAway = () => {
      if (!onlineManager.isOnline() || !readReachable()) void restoreAnswers(queryClient);
    };
    restoreIfAway();
    const timer = setTimeout(() => {
      const state = queryClient.getQueryState(currentUserQuery.queryKey);
      // Some screens never ask who is signed in.
      const isSilent = state?.fetchStatus === 'fetching' && state.fetchFailureCount === 0;
      if (isSilent && state.data === undefined) void restoreAnswers(queryClient);
    }, silentMs);
    const ends = [onlineManager.subscribe(restoreIfAway), subscribeReachable(restoreIfAway)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [queryClient]);
  return null;
}

/** From here on, answers are kept for this golfer. */
async function arrive(userId: string): Promise<void> {
  removeGolfers(userId);
  keepChoicesOf(userId);
  if (readOwner() === userId) return;
  await deleteAnswers();
  if (readOwner() === null) noteOwner(userId);
}

function leave(): void {
  removeGolfers(null);
  removeChoices();
  void deleteAnswers();
}

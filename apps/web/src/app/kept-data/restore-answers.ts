import type { QueryClient } from '@tanstack/react-query';
import { parseResponse } from '@trueswing/contracts';
import { isAnalysisNotFound } from '../../shared/api/http-client.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { noteOwner, readOwner } from './kept-owner.ts';
import { contractOf } from './kept-queries.ts';
import { type KeptAnswer, readAnswers } from './kept-store.ts';

/**
 * Fills the page with the golfer's kept answers, where it has none or older ones. An answer that no longer has the form of its
 * contract, since an older version of the client kept it, is left out. Nothing is restored for a visitor.
 */
export async function restoreAnswers(queryClient: QueryClient): Promise<void> {
  const owner = readOwner();
  const userKey = currentUserQuery.queryKey;
  if (owner === null || owner === 'ended') return;
  const answers = await readAnswers(owner);
  const user = queryClient.getQueryData(userKey);
  // The server may have answered meanwhile.
  if (user === null || (user && user.id !== owner) || readOwner() !== owner) return;
  for (const answer of answers) restore(queryClient, answer);
  // Without the golfer no screen can be shown: the page says that it needs a network.
  if (!queryClient.getQueryData(userKey)) noteOwner('ended');
}

function restore(queryClient: QueryClient, { queryKey, data, updatedAt }: KeptAnswer): void {
  const contract = contractOf(queryKey);
  if (!contract) return;
  try {
    const answer = parseResponse(contract, 200, data);
    // As long as the page is open, since it cannot be loaded again. Of a screen's time and this one the library takes the longer.
    const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY });
    if (query.state.dataUpdatedAt >= updatedAt) return;
    // Deleted on another device.
    if (isAnalysisNotFound(query.state.error)) return;
    // The banner shows that the golfer could not be loaded.
    if (query.state.status === 'error' && queryKey[0] === currentUserQuery.queryKey[0])
      query.setState({ data: answer, dataUpdatedAt: updatedAt });
    else query.setData(answer, { updatedAt, manual: true });
  } catch {
    console.warn('A kept answer has another form.', queryKey);
  }
}

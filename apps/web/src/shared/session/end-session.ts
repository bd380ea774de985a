import type { QueryClient } from '@tanstack/react-query';
import { changeUser } from './current-user.queries.ts';

const listeners = new Set<() => void>();

/** Calls back when the golfer logs out or deletes the account, and not when a session expires. @returns a function that stops this */
export function whenGolferLeaves(leave: () => void): () => void {
  listeners.add(leave);
  return () => void listeners.delete(leave);
}

/** Removes all data of the golfer, who wants to leave this device. */
export function endSession(queryClient: QueryClient): void {
  for (const leave of listeners) leave();
  changeUser(queryClient, null);
}

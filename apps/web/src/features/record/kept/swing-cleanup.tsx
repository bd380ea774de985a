import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { whenGolferLeaves } from '../../../shared/session/end-session.ts';
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts';
import { hasGolferLeft, noteNoSwings, noteOwner, ownerOfSwings } from './swing-flag.ts';
import { dropUnsaved, readUnsaved, subscribeUnsaved } from './unsaved-swings.ts';

/**
 * Deletes the swings on this device when the golfer logs out or deletes the account, or another golfer signs in. When a
 * session expires they stay until the golfer is back. Warns before a page is left while a swing is not saved. Renders nothing.
 */
export function SwingCleanup() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  const unsaved = useSyncExternalStore(subscribeUnsaved, readUnsaved);
  useLeaveWarning(unsaved.length > 0);
  useEffect(() => whenGolferLeaves(leave), []);
  useEffect(() => void arrive(userId), [userId]);
  return null;
}

function leave(): void {
  dropUnsaved();
  const hasSwings = ownerOfSwings() !== null;
  noteOwner(hasSwings ? 'ended' : 'left');
  if (hasSwings) void deleteSwings();
}

/** Finishes what an earlier page could not delete, and makes room for this golfer. */
async function arrive(userId: string | undefined): Promise<void> {
  if (userId) dropUnsaved(userId);
  const owner = ownerOfSwings();
  if (userId && owner !== null && owner !== userId && !hasGolferLeft()) noteOwner('ended');
  if (ownerOfSwings() === 'ended') await deleteSwings();
  if (userId && ownerOfSwings() === 'left') noteNoSwings();
}

// What cannot be deleted now is deleted by the next page.
const deleteSwings = () =>
  import('./swing-store.ts').then(
    ({ deleteAllSwings }) => deleteAllSwings(),
    () => undefined,
  );

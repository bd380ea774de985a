import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../shared/session/use-user.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';
import { type SavedSwings, saveSwings } from './save-swings.ts';
import { sayUnsaved } from './say-unsaved.ts';
import { swingsQuery } from './swings.queries.ts';
import { dropUnsaved, readLostCount, readUnsaved, subscribeUnsaved } from './unsaved-swings.ts';

/** The swings that could not be kept, and what saves them. `onSaved` gets how many were saved. */
export function useUnsavedSwings(onSaved: (count: number) => void = () => undefined) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const unsaved = useSyncExternalStore(subscribeUnsaved, readUnsaved);
  const lostCount = useSyncExternalStore(subscribeUnsaved, readLostCount);
  const [isSaving, setIsSaving] = useState(false);
  const save = useCallback(
    async (added: FilmedSwing | null = null): Promise<SavedSwings> => {
      setIsSaving(true);
      const saved = await saveSwings(userId, added);
      setIsSaving(false);
      if (saved.count > 0) {
        onSaved(saved.count);
        void queryClient.invalidateQueries(swingsQuery(userId));
      }
      return saved;
    },
    [userId, queryClient, onSaved],
  );
  return { unsaved, said: sayUnsaved(unsaved, lostCount), isSaving, save, discard: () => dropUnsaved() };
}

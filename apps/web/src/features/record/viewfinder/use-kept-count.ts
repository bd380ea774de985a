import { useCallback, useState } from 'react';
import { useUnsavedSwings } from '../kept/use-unsaved-swings.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';

/** State of the newest swing on its way to the store of this device. */
export type Keeping = 'writing' | 'written' | 'failed';

/** Keeps swings on this device, and counts them. */
export function useKeptCount() {
  const [keptCount, setKeptCount] = useState(0);
  const [keeping, setKeeping] = useState<Keeping>('written');
  const onSaved = useCallback((count: number) => setKeptCount((before) => before + count), []);
  const { save, ...unsaved } = useUnsavedSwings(onSaved);
  const keep = useCallback(
    async (swing: FilmedSwing) => {
      setKeeping('writing');
      const { isAddedSaved } = await save(swing);
      setKeeping(isAddedSaved ? 'written' : 'failed');
    },
    [save],
  );
  return { ...unsaved, keptCount, keeping, keep, saveAgain: useCallback(() => save(), [save]) };
}

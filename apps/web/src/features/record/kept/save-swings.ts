import { makeQueue } from '../../../shared/make-queue.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';
import { hasGolferLeft } from './swing-flag.ts';
import { keepSwing } from './swing-store.ts';
import { readUnsaved, setUnsaved } from './unsaved-swings.ts';

const inTurn = makeQueue();

export interface SavedSwings {
  /** Swings that came onto this device, those that had waited among them. */
  readonly count: number;
  /** False for an added swing that waits in memory, or was dropped since its golfer has left. */
  readonly isAddedSaved: boolean;
}

/** Keeps the golfer's swings that could not be kept before, and then a new one. */
export const saveSwings = (userId: string, added: FilmedSwing | null): Promise<SavedSwings> =>
  inTurn(async () => {
    const saved = new Set<FilmedSwing>();
    const save = async (swing: FilmedSwing) => {
      const problem = await keepSwing(userId, swing);
      const others = readUnsaved().filter((each) => each.swing !== swing);
      if (problem === null) saved.add(swing);
      // Nothing of a golfer who has left meanwhile stays in memory.
      setUnsaved(problem === null || hasGolferLeft() ? others : [...others, { userId, swing, problem }]);
    };
    const waiting = readUnsaved().filter((each) => each.userId === userId);
    for (const { swing } of waiting) await save(swing);
    if (added) await save(added);
    return { count: saved.size, isAddedSaved: added !== null && saved.has(added) };
  });

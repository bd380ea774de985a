import { makeQueue } from '../../../shared/make-queue.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';
import { hasGolferLeft } from './swing-flag.ts';
import { keepSwing } from './swing-store.ts';
import { readUnsaved, setUnsaved } from './unsaved-swings.ts';

const inTurn = makeQueue();

/** Keeps the golfer's swings that could not be kept before, and then a new one. Returns how many are on this device now. */
export const saveSwings = (userId: string, added: readonly FilmedSwing[] = []): Promise<number> =>
  inTurn(async () => {
    let savedCount = 0;
    const save = async (swing: FilmedSwing) => {
      const problem = await keepSwing(userId, swing);
      const others = readUnsaved().filter((each) => each.swing !== swing);
      if (problem === null) savedCount++;
      // Nothing of a golfer who has left meanwhile stays in memory.
      setUnsaved(problem === null || hasGolferLeft() ? others : [...others, { userId, swing, problem }]);
    };
    const waiting = readUnsaved().filter((each) => each.userId === userId);
    for (const { swing } of waiting) await save(swing);
    for (const swing of added) await save(swing);
    return savedCount;
  });

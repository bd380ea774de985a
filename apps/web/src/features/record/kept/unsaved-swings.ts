import type { FilmedSwing } from '../recorder/recorder.ts';
import type { KeepProblem } from './swing-store.ts';

/** A swing that this device could not keep: it is in memory, and lost with the page. */
export interface UnsavedSwing {
  readonly userId: string;
  readonly swing: FilmedSwing;
  readonly problem: KeepProblem;
}

/** More would fill the memory of a phone: a swing is up to 10 MB. */
export const maxUnsaved = 10;

let unsaved: readonly UnsavedSwing[] = [];
let lostCount = 0;
const listeners = new Set<() => void>();

/** The swings that wait to be saved, the oldest first. They outlast the screen that recorded them. */
export const readUnsaved = (): readonly UnsavedSwing[] => unsaved;

/** Swings that left to make room for newer ones, since all were saved last. */
export const readLostCount = (): number => lostCount;

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The oldest leave first where there are too many. */
export function setUnsaved(swings: readonly UnsavedSwing[]): void {
  if (unsaved.length === 0 && swings.length === 0) return;
  unsaved = swings.slice(-maxUnsaved);
  lostCount = swings.length === 0 ? 0 : lostCount + swings.length - unsaved.length;
  for (const listener of listeners) listener();
}

/** Drops the swings of every golfer, or of all but one. */
export const dropUnsaved = (remaining?: string): void =>
  setUnsaved(unsaved.filter(({ userId }) => userId === remaining));

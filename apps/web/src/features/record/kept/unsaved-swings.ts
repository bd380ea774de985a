import type { FilmedSwing } from '../recorder/recorder.ts';
import type { KeepProblem } from './swing-store.ts';

/** A swing that this device could not keep: it is in memory, and lost with the page. */
export interface UnsavedSwing {
  readonly userId: string;
  readonly swing: FilmedSwing;
  readonly problem: KeepProblem;
}

let unsaved: readonly UnsavedSwing[] = [];
const listeners = new Set<() => void>();

/** The swings that wait to be saved, the oldest first. They outlast the screen that recorded them. */
export const readUnsaved = (): readonly UnsavedSwing[] => unsaved;

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setUnsaved(swings: readonly UnsavedSwing[]): void {
  if (unsaved.length === 0 && swings.length === 0) return;
  unsaved = swings;
  for (const listener of listeners) listener();
}

/** Drops the swings of every golfer, or of all but one. */
export const dropUnsaved = (remaining?: string): void =>
  setUnsaved(unsaved.filter(({ userId }) => userId === remaining));

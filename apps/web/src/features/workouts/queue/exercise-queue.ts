import { announceDeviceChange } from '../../../shared/device-changes.ts';
import { keysOnDevice, readFromDevice, removeFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';
import { type QueuedExercise, queuedExerciseSchema } from './queued-exercise.ts';

/** Exercises that could not be saved on the device, by key. They are sent too, unless the page is closed before. */
const unsaved = new Map<string, QueuedExercise>();

const prefixOf = (userId: string) => `trueswing.exercise-queue.${userId}.`;

/**
 * The completed exercises of a user that are to be sent. Each has a key of its own on the device: two tabs overwrite
 * nothing of each other, and an exercise is queued once a day.
 */
export class ExerciseQueue {
  readonly #prefix: string;
  #text = '';
  #entries: readonly QueuedExercise[] = [];

  constructor(userId: string) {
    this.#prefix = prefixOf(userId);
  }

  /** Oldest first; the same list until it changes. */
  read = (): readonly QueuedExercise[] => {
    const texts = keysOnDevice(this.#prefix).map((key) => readFromDevice(key) ?? '');
    const here = [...unsaved].filter(([key]) => key.startsWith(this.#prefix)).map(([, entry]) => entry);
    const text = JSON.stringify([texts, here]);
    if (text !== this.#text) {
      this.#text = text;
      this.#entries = [...texts.flatMap(parse), ...here].sort((one, other) => one.queuedAtMs - other.queuedAtMs);
    }
    return this.#entries;
  };

  /** Adds an exercise, or replaces it after a part of it was sent. */
  put(entry: QueuedExercise): void {
    const key = this.#keyOf(entry);
    const text = JSON.stringify(entry);
    saveOnDevice(key, text);
    if (readFromDevice(key) === text) unsaved.delete(key);
    else unsaved.set(key, entry);
    announceDeviceChange();
  }

  remove(entry: QueuedExercise): void {
    const key = this.#keyOf(entry);
    removeFromDevice(key);
    unsaved.delete(key);
    announceDeviceChange();
  }

  #keyOf({ day, exerciseName }: QueuedExercise): string {
    return `${this.#prefix}${day}.${exerciseName}`;
  }
}

function parse(text: string): QueuedExercise[] {
  try {
    return [queuedExerciseSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

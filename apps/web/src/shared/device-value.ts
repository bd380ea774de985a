import { useSyncExternalStore } from 'react';
import type { z } from 'zod/mini';
import { readFromDevice, saveOnDevice } from './device-storage.ts';

const listeners = new Set<() => void>();
/** Also called when another tab changes a value. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A value that is saved on this device and that screens follow. One that no longer fits its schema is `empty`. */
export class DeviceValue<T> {
  readonly #key: string;
  readonly #schema: z.ZodMiniType<T>;
  readonly #empty: T;
  #text: string | null = null;
  #value: T;
  /** False where storage is not available: the value then applies until the page is closed. */
  #isSaved = true;

  constructor(key: string, schema: z.ZodMiniType<T>, empty: T) {
    this.#key = key;
    this.#schema = schema;
    this.#empty = empty;
    this.#value = empty;
  }

  /** The same object until the value changes. */
  read = (): T => {
    if (!this.#isSaved) return this.#value;
    const text = readFromDevice(this.#key);
    if (text === this.#text) return this.#value;
    this.#text = text;
    this.#value = this.#parse(text);
    return this.#value;
  };

  change(edit: (value: T) => T): void {
    const value = edit(this.read());
    const text = JSON.stringify(value);
    this.#value = value;
    this.#text = text;
    saveOnDevice(this.#key, text);
    this.#isSaved = readFromDevice(this.#key) === text;
    for (const listener of listeners) listener();
  }

  #parse(text: string | null): T {
    if (text === null) return this.#empty;
    try {
      return this.#schema.parse(JSON.parse(text));
    } catch {
      return this.#empty;
    }
  }
}

/** The value, and again when it changes. */
export const useDeviceValue = <T>(value: DeviceValue<T>): T => useSyncExternalStore(subscribe, value.read);

import { useSyncExternalStore } from 'react';
import type { z } from 'zod/mini';
import { announceDeviceChange, onDeviceChange } from './device-changes.ts';
import { readFromDevice, saveOnDevice } from './device-storage.ts';

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
    announceDeviceChange();
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
export const useDeviceValue = <T>(value: DeviceValue<T>): T => useSyncExternalStore(onDeviceChange, value.read);

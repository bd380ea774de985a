/** Reads a saved value; null without one, or where storage is not available, as in some private windows. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves a value on this device. Does nothing where storage is not available. */
export function saveOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value applies until the page is closed.
  }
}

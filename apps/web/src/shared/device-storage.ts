/** What this device remembers under a key; null where it remembers nothing, or may not: storage is shut in some private windows. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a word on this device. Where storage is shut nothing is lost but the memory. */
export function saveOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds until the page is closed.
  }
}

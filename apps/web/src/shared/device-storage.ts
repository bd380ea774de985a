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

export function removeFromDevice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be saved there is nothing to remove.
  }
}

/** The keys of saved values that begin with `prefix`, in alphabetical order. */
export function keysOnDevice(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort();
  } catch {
    return [];
  }
}

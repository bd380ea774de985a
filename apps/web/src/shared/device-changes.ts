const listeners = new Set<() => void>();

/** Calls back when this page or another tab changes what is saved on the device. Returns what ends it. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Notifies this page; the browser notifies the other tabs. */
export function announceDeviceChange(): void {
  for (const listener of listeners) listener();
}

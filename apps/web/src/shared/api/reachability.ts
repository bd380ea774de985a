/** Whether the last call reached the server. The HTTP client records it; the connection banner reads it. */
let isReachable = true;
const listeners = new Set<() => void>();

export const readReachable = (): boolean => isReachable;

export function noteReachable(value: boolean): void {
  if (value === isReachable) return;
  isReachable = value;
  for (const listener of listeners) listener();
}

export function subscribeReachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

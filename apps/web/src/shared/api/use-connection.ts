import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readReachable, subscribeReachable } from './reachability.ts';

/** `offline`: the device has no network. `unreachable`: the last call did not reach the server. */
type Connection = 'there' | 'offline' | 'unreachable';

const subscribe = (listener: () => void) => {
  const ends = [onlineManager.subscribe(listener), subscribeReachable(listener)];
  return () => {
    for (const end of ends) end();
  };
};
const read = (): Connection => {
  if (!onlineManager.isOnline()) return 'offline';
  return readReachable() ? 'there' : 'unreachable';
};

/** Whether the server can be reached. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read, read);

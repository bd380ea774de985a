import { useEffect, useRef } from 'react';
import { readReachable, subscribeReachable } from './api/reachability.ts';

/** Goes on when the device is online again, or the server answers again. */
export function useWhenBackOnline(isWaiting: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => latest.current();
    // The device may report that it is online all the time; then the connection banner finds out when the server answers.
    const unsubscribe = subscribeReachable(() => readReachable() && listener());
    window.addEventListener('online', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('online', listener);
    };
  }, [isWaiting]);
}

import { useEffect } from 'react';

/**
 * Keeps the screen on while `isWanted`: a phone that falls asleep pauses an upload, the sensors and the page. The device may refuse the lock (low
 * battery, old browser) and releases it while the page is hidden; it is requested again when the page is visible.
 */
export function useKeepAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await lock?.release();
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [isWanted]);
}

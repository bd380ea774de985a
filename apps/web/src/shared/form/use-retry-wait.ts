import { useEffect, useState } from 'react';
import { ApiError } from '../api/http-client.ts';

/** Seconds until the server accepts another attempt; 0 without a wait, and when the wait is over. */
export function useRetryWaitS(error: unknown): number {
  const [leftS, setLeftS] = useState(0);
  useEffect(() => {
    const waitS = error instanceof ApiError && error.status === 429 ? (error.retryAfterS ?? 0) : 0;
    setLeftS(waitS);
    if (waitS === 0) return;
    const endMs = Date.now() + waitS * 1000;
    const ticks = setInterval(() => {
      const left = Math.max(Math.ceil((endMs - Date.now()) / 1000), 0);
      setLeftS(left);
      if (left === 0) clearInterval(ticks);
    }, 1000);
    return () => clearInterval(ticks);
  }, [error]);
  return leftS;
}

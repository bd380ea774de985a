import { useEffect, useState } from 'react';

const settledMs = 300;

/** A value that has not changed for a moment, so that a search does not call the server at each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

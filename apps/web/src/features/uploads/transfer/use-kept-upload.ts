import { useEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { takeKeptUpload } from './kept-upload.ts';

/** Goes on with the upload that this device kept when the page was closed; once, and only for the golfer who began it. */
export function useKeptUpload(userId: string | undefined, goOn: (draft: Draft) => void): void {
  const isRead = useRef(false);
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (userId === undefined || isRead.current) return;
    isRead.current = true;
    void takeKeptUpload(userId).then((kept) => kept && latest.current(kept));
  }, [userId]);
}

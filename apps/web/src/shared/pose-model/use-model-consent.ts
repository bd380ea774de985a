import { useState, useSyncExternalStore } from 'react';
import { announceDeviceChange, onDeviceChange } from '../device-changes.ts';

/** Part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the golfer may pay for each megabyte. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

const key = 'trueswing.load-model';
/** Where storage is not available, the answer is asked for again after a reload. */
let hasAgreed = false;

function readAgreed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    return hasAgreed;
  }
}

function noteAgreed(): void {
  hasAgreed = true;
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // It applies until the page is closed.
  }
  announceDeviceChange();
}

/**
 * Whether the pose model may be loaded: not on a metered connection before the golfer agrees. The answer holds for all screens, until
 * the browser tab is closed.
 */
export function useModelConsent(): { mayLoad: boolean; agree(): void } {
  const [isAsked] = useState(isMetered);
  const isAgreed = useSyncExternalStore(onDeviceChange, readAgreed);
  return { mayLoad: !isAsked || isAgreed, agree: noteAgreed };
}

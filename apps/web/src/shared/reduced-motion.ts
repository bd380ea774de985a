import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the golfer's device asks for less motion now. */
export const prefersLessMotion = (): boolean => window.matchMedia(query).matches;

/** The same for a screen, which follows the setting. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersLessMotion, () => true);

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

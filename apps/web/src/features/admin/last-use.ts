import { automaticCallHeader } from '@trueswing/contracts';
import { adminRefreshMs } from './admin-client.ts';

/** A call this long after the last input is one that the screen repeats by itself. */
const recentMs = 2 * adminRefreshMs;
/** Without movements of the pointer: browsers report one too when a refresh moves what is under it. */
const inputs = ['pointerdown', 'keydown', 'wheel'] as const;

/** The panel's code is loaded when it is opened. */
let lastUseAt = Date.now();

/** Notes when the admin uses the panel, which opening it is too. Returns a function that stops that. */
export function watchUse(): () => void {
  const note = () => {
    lastUseAt = Date.now();
  };
  note();
  for (const input of inputs) window.addEventListener(input, note, { capture: true, passive: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, note, { capture: true });
  };
}

/** Headers of a call that a screen repeats: without recent input, the server does not count it as use of the session. */
export const refreshHeaders = (): Record<string, string> =>
  Date.now() - lastUseAt > recentMs ? { [automaticCallHeader]: 'true' } : {};

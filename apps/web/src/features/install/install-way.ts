import { canPromptInstall } from '../../shared/install/install-prompt.ts';

/** The way onto the home screen of this device: the browser's question, by hand on an iPhone or iPad, or none. */
export type InstallWay = 'prompt' | 'by-hand' | 'none';

export function installWay(): InstallWay {
  const { standalone, maxTouchPoints } = navigator as Navigator & { standalone?: boolean };
  if (standalone || window.matchMedia('(display-mode: standalone)').matches) return 'none';
  if (canPromptInstall()) return 'prompt';
  // Only Safari, and the browsers of an iPhone, have the property; a Mac has no touchscreen.
  return standalone === false && maxTouchPoints > 0 ? 'by-hand' : 'none';
}

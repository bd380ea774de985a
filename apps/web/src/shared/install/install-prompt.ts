import { announceDeviceChange } from '../device-changes.ts';

/** Chromium's offer to install the app. It can be shown once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPromptEvent | null = null;

/** Takes the browser's offer, which comes early and at a moment of its own. Home makes it later. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => offer(null));
}

function offer(event: InstallPromptEvent | null): void {
  offered = event;
  announceDeviceChange();
}

export const canPromptInstall = (): boolean => offered !== null;

/** Shows the browser's question, in the golfer's tap. */
export async function promptInstall(): Promise<void> {
  const prompted = offered;
  offer(null);
  await prompted?.prompt();
}

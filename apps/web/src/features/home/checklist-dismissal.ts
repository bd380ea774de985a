const key = 'trueswing.checklist-dismissed';

/** Whether the welcome checklist was sent away on this device. */
export function isChecklistDismissed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberDismissal(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storage is shut in some private windows: then it is sent away until the screen is opened again.
  }
}

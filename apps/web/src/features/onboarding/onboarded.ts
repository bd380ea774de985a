const key = 'trueswing.onboarded';

/** Whether this device has seen the introduction. A browser that keeps nothing shows it again at the next visit. */
export function isOnboarded(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberOnboarded(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // A browser that forbids storage loses nothing but the memory of the introduction.
  }
}

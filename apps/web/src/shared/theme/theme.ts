import { useSyncExternalStore } from 'react';
import { saveOnDevice } from '../device-storage.ts';

/** `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

/** public/theme.js reads the same key before the first paint. */
const storageKey = 'trueswing.theme';
/** The browser's own bars take the colour of the header: `turf` of ui/tokens.css, which they cannot read. */
const barColours = { light: '#0d4a33', dark: '#0b3525' };
const listeners = new Set<() => void>();

/** The theme in force; public/theme.js has put the remembered one on the page. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Shows a theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintBrowserBars();
  saveOnDevice(storageKey, theme);
  for (const listener of listeners) listener();
}

/** The tags stand in index.html, one for each scheme of the device; a chosen theme holds for both. */
export function paintBrowserBars(): void {
  const theme = readTheme();
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = tag.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    tag.content = barColours[theme === 'auto' ? device : theme];
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

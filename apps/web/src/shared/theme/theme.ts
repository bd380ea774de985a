import { useSyncExternalStore } from 'react';
import { saveOnDevice } from '../device-storage.ts';

/** `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';

/** src/first-paint/before-paint.js reads the same key before the first paint. */
const storageKey = 'trueswing.theme';
/** The browser's bars have the color of the header: `turf` of ui/tokens.css, which a meta tag cannot reference. */
const barColors = { light: '#0d4a33', dark: '#0b3525' };
const listeners = new Set<() => void>();

/** The current theme. src/first-paint/before-paint.js has applied the saved one to the page. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Applies a theme and saves it on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintBrowserBars();
  saveOnDevice(storageKey, theme);
  for (const listener of listeners) listener();
}

/** index.html has a tag for each scheme of the device; a chosen theme applies to both. */
export function paintBrowserBars(): void {
  const theme = readTheme();
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = tag.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    tag.content = barColors[theme === 'auto' ? device : theme];
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

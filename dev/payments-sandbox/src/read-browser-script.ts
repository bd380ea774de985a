import { readFileSync } from 'node:fs';

/** The built scripts; this file runs from `src/` or, bundled, from `dist/`. */
const scriptsFolder = new URL('../dist/browser/', import.meta.url);

export const readBrowserScript = (name: 'in-frame' | 'stripe-js'): string =>
  readFileSync(new URL(`${name}.js`, scriptsFolder), 'utf8');

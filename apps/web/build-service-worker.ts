import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { precacheFiles } from './precache-files.ts';

const dist = join(import.meta.dirname, 'dist');
/** Files whose names have no hash. */
const shellFiles = ['index.html', 'icon.svg'];
/** Scripts that write-pages.ts adds to each page. */
const pageScripts = ['before-paint', 'start'].map((name) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`));
/** Uncompressed. A phone loads each changed file of a version once. */
const maxPrecacheBytes = 1_500_000;

/** Builds the service worker with the list of the files that it keeps. */
export const serviceWorkerOptions: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'service-worker.ts',
  // The client registers it, and offers the next version.
  injectRegister: null,
  manifest: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    manifestTransforms: [
      async (entries) => {
        const built = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
        const kept = new Set([...shellFiles, ...precacheFiles(built)]);
        for (const script of pageScripts) kept.add(entries.find(({ url }) => script.test(url))?.url ?? String(script));
        const manifest = entries.filter(({ url }) => kept.has(url));
        if (manifest.length !== kept.size) throw new Error('the build lacks a file that the service worker keeps');
        const bytes = manifest.reduce((sum, { size }) => sum + size, 0);
        console.log(`The service worker keeps ${manifest.length} files, ${(bytes / 1_000).toFixed(0)} kB.`);
        if (bytes > maxPrecacheBytes) throw new Error('the service worker keeps too much');
        return { manifest, warnings: [] };
      },
    ],
  },
};

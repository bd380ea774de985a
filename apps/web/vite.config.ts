import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { serviceWorkerOptions } from './build-service-worker.ts';
import { compressFiles } from './compress-files.ts';
import { omitRouteSummaries } from './omit-route-summaries.ts';
import { chunks } from './share-chunks.ts';
import { writePages } from './write-pages.ts';

/** The package exports only the build that checks how it is called and warns. */
const routerOfProduction = join(dirname(fileURLToPath(import.meta.resolve('react-router'))), '../production/index.mjs');

/** The package, which Radix uses, adds style elements, which the content security policy blocks. */
const styleSingleton = {
  find: /^react-style-singleton$/,
  replacement: join(import.meta.dirname, 'src/ui/overlays/style-singleton.ts'),
};

export default defineConfig(({ command }) => ({
  plugins: [omitRouteSummaries(), react(), tailwindcss(), writePages(), VitePWA(serviceWorkerOptions), compressFiles()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      styleSingleton,
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: routerOfProduction }] : []),
    ],
  },
  // The first browser versions with light-dark(): a polyfill would not follow a part of the page that has its own scheme.
  // The web benchmark reads the manifest to measure what each screen loads.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      // Parts of jspdf that draw HTML and SVG: never called, not installed.
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  // Modules, as the loader of the pose model is one. The gateway knows workers by their name.
  worker: { format: 'es' },
  // `npm run dev`: the API, and the probe of the connection banner, come from the running stack.
  server: { proxy: { '/api': 'http://localhost:8080', '/healthz': 'http://localhost:8080' } },
}));

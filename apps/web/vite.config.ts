import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './compress-files.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), compressFiles()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The style sheet's target is where light-dark() came: a stand-in for it would not follow a part of the page of its own scheme.
  // The manifest is for `pnpm bench:web`, which weighs what each screen loads.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: true,
    manifest: true,
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
});

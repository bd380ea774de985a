import type { Manifest } from 'vite';

/** Sources of the parts that open without a network, beside the first load. Each with all that it loads later. */
const offlineParts = [
  'src/app/connection/connection.tsx',
  'src/app/kept-data/needs-network.tsx',
  'src/app/load-tabs.ts',
  // The offer of an update also for a slow network: its golfer stays on this version until a newer one is offered.
  'src/app/shell-parts.ts',
  'src/app/pages/visitor/visitor.page.tsx',
  'src/app/pages/analysis-detail/analysis-detail.page.tsx',
  'src/features/exercises/exercises.page.tsx',
  'src/features/streak/streak.page.tsx',
  'src/ui/toasts/toast-region.tsx',
];
/** Parts of them that do nothing without a network. */
const onlineOnly = /\/features\/(analyses\/(correct|summary)|billing|shares|leaderboard)\/|\/pages\/profile\//;
/** The fonts with the letters of English, and of names in Western Europe. */
const keptFont = /archivo-(english|latin-wdth)/;

/** The built files that the service worker keeps, by Vite's manifest. Sources that the build has not are an error. */
export function precacheFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}, which opens without a network`);
    const fonts = chunk.assets?.filter((file) => keptFont.test(file)) ?? [];
    for (const file of [chunk.file, ...(chunk.css ?? []), ...fonts]) files.add(file);
    for (const each of chunk.imports ?? []) add(each);
    // The first load may load any screen later.
    if (chunk.isEntry) return;
    for (const each of chunk.dynamicImports ?? []) if (!onlineOnly.test(each)) add(each);
  };
  for (const part of offlineParts) add(part);
  return files;
}

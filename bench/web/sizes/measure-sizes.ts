import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, routeOf, scriptsOf } from './read-manifest.ts';
import { gzipKb } from './weigh-script.ts';

const goalKb = 130;
const entry = 'index.html';
const firstScreens = ['src/app/pages/visitor/visitor.page.tsx', 'src/app/pages/home/home.page.tsx'];

/** The JavaScript that a golfer's phone loads: the first screen, then what each further screen adds. */
export function measureSizes(): void {
  const dist = join(process.cwd(), 'apps/web/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shared = new Set(scriptsOf(manifest, entry));
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipKb(join(dist, file)), 0);

  const screens = Object.entries(manifest)
    .filter(([key]) => key.endsWith('.page.tsx'))
    .map(([key, { file }]) => {
      const all = new Set([...shared, ...scriptsOf(manifest, key)]);
      const added = [...all].filter((each) => !shared.has(each));
      return {
        key,
        screen: routeOf(key),
        files: all.size,
        ownKb: weigh([file]),
        addedKb: weigh(added),
        wholeKb: weigh(all),
      };
    })
    .sort((one, other) => other.wholeKb - one.wholeKb);

  console.log(`Entry and what index.html loads with it: ${weigh(shared).toFixed(1)} kB of JavaScript, gzipped`);
  console.table(
    Object.fromEntries(
      screens.map(({ screen, files, ownKb, addedKb, wholeKb }) => [
        screen,
        {
          'own chunk, kB': ownKb.toFixed(1),
          'with its shared chunks, kB': addedKb.toFixed(1),
          'opened first, kB': wholeKb.toFixed(1),
          'in files': files,
        },
      ]),
    ),
  );
  for (const key of firstScreens) {
    const screen = screens.find((each) => each.key === key);
    if (!screen) throw new Error(`the manifest lists no ${key}`);
    const isMet = screen.wholeKb <= goalKb;
    console.log(
      `${isMet ? 'ok' : 'MISSED'}: first screen (${screen.screen}) ${screen.wholeKb.toFixed(1)} kB, goal ≤ ${goalKb} kB`,
    );
    if (!isMet) process.exitCode = 1;
  }
}

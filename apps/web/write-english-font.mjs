// Writes fonts/archivo-english.woff2 for the build: the letters that src/ui/english-font.css names, in the weights and widths that screens
// use, without hints for old displays.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, 'fonts');
const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

const css = await readFile(join(import.meta.dirname, 'src/ui/english-font.css'), 'utf8');
const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) =>
  [from, to].map((point) => Number.parseInt(point, 16)),
);
const letters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);
const font = await subsetFont(await readFile(whole), letters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 62, max: 120 } },
  keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  noHinting: true,
});
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'archivo-english.woff2'), font);

// Draws the app icons of the web client from icon.svg: as it is, and with the background to all edges for phones that cut
// icons into their own shape, which leave the middle four fifths.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findChromium } from '../dev/local-stack/dist/index.js';

const { chromium } = createRequire(new URL('../apps/web/package.json', import.meta.url))('playwright-core');
const folder = new URL('../apps/web/public/', import.meta.url);
const icon = await readFile(new URL('icon.svg', folder), 'utf8');
const full = icon
  .replace('rx="16"', '')
  .replace(/(<rect[^>]*>)(.*)<\/svg>/s, '$1<g transform="translate(9.6 9.6) scale(.7)">$2</g></svg>');
const files = [
  { name: 'icon-192', sizePx: 192, svg: icon },
  { name: 'icon-512', sizePx: 512, svg: icon },
  { name: 'maskable-192', sizePx: 192, svg: full },
  { name: 'maskable-512', sizePx: 512, svg: full },
  { name: 'apple-touch-icon', sizePx: 180, svg: full },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
await mkdir(new URL('icons/', folder), { recursive: true });
for (const { name, sizePx, svg } of files) {
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await writeFile(new URL(`icons/${name}.png`, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@trueswing/local-stack';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';

/** This file runs from src/ in tests and from dist/ in commands. */
export function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/**
 * Bundles a page script of this package (a path below src/) and opens it in headless Chromium, drawn by the CPU.
 * `files` are served to the page below http://golfer.local/; nothing else is reachable.
 */
export async function openPage(
  script: string,
  files: Record<string, Buffer> = {},
): Promise<{ page: Page; browser: Browser }> {
  const bundle = await build({
    entryPoints: [join(findPackageRoot(), 'src', script)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['source'],
    logLevel: 'warning',
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
    const body = files[path];
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: contentTypeOf(path) });
  });
  await page.goto('http://golfer.local/');
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text }); // one entry gives one file
  return { page, browser };
}

function contentTypeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
}

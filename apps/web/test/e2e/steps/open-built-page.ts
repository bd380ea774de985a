import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { findChromium, repositoryRoot } from '@trueswing/local-stack';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';

const recorderPage = join(repositoryRoot, 'apps/web/test/e2e/recorder-page');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Builds the page of a folder, by default the one that shows nothing but runs the recorder. */
export async function buildPage(folder: string, source = recorderPage): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
}

/** Serves the built page with the security policies of the gateway, and opens it in browsers with the given flags. */
export async function servePage(folder: string) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '').replace(/[?#].*$/s, '');
    const isWorker = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/.test(path);
    const scripts = isWorker ? "'self' 'wasm-unsafe-eval'" : "'self'";
    readFile(join(folder, path)).then(
      (content) => {
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        response.setHeader('content-security-policy', `default-src 'self';script-src ${scripts};img-src 'self' data:`);
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens to a port
  const url = `http://localhost:${port}/`;
  return {
    async open(flags: readonly string[]): Promise<{ page: Page; browser: Browser }> {
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', ...flags],
      });
      const page = await browser.newPage();
      await page.goto(url);
      return { page, browser };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

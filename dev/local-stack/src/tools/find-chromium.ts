import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDebianPackage } from './debian-packages.ts';
import { findOnPath } from './find-on-path.ts';
import { installNpmTool } from './npm-tool.ts';
import { findCachedTool, findUnpackedTool } from './unpacked-tool.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const program = 'usr/lib/chromium/chromium';

/**
 * Finds a Chromium for end-to-end tests: CHROMIUM_PATH, PATH, a Debian package (installed as root, else unpacked), or the
 * build in an npm package. Throws if there is none, so that a test without a browser fails.
 */
export async function findChromium(log: (line: string) => void = console.error): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const found = findOnPath(...names) ?? findCachedTool('chromium', program);
  if (found) return found;
  log('Chromium is not installed: downloading it (once)');
  if (installDebianPackage('chromium')) {
    const installed = findOnPath(...names);
    if (installed) return installed;
  }
  const path = findUnpackedTool(['chromium', 'chromium-common'], program) ?? (await findNpmBuild());
  if (path) return path;
  throw new Error('No Chromium: install chromium, or set CHROMIUM_PATH.');
}

async function findNpmBuild(): Promise<string | null> {
  const folder = installNpmTool('chromium-npm', ['@sparticuz/chromium@143.0.4']);
  if (!folder) return null;
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}

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
 * A Chromium for end-to-end tests: named by CHROMIUM_PATH, on PATH, installed as a Debian package (root), unpacked from
 * one (anybody), or the build that an npm package carries. Throws when there is none: a test that needs a browser fails.
 */
export async function findChromium(say: (line: string) => void = console.error): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const found = findOnPath(...names) ?? findCachedTool('chromium', program);
  if (found) return found;
  say('Chromium is not installed: fetching it (once)');
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

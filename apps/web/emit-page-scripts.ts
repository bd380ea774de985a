import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** URLs of the scripts that run before the client. */
export interface PageScripts {
  beforePaint: string;
  start: string;
}

/**
 * Adds them to the build with a hash in their names: a page of a new version never runs those that the service worker of the version
 * before keeps.
 */
export async function emitPageScripts(build: Rolldown.PluginContext): Promise<PageScripts> {
  const emit = async (path: string, name: string) => {
    const source = await readFile(join(import.meta.dirname, path), 'utf8');
    return `/${build.getFileName(build.emitFile({ type: 'asset', name, source }))}`;
  };
  return {
    beforePaint: await emit('src/first-paint/before-paint.js', 'before-paint.js'),
    start: await emit('src/first-paint/start.js', 'start.js'),
  };
}

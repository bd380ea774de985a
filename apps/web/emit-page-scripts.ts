import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildScript, type Rolldown } from 'vite';

/** URLs of the scripts that run before the client. */
export interface PageScripts {
  beforePaint: string;
  start: string;
  analysisPage: string;
}

/**
 * Adds them to the build with a hash in their names: a page of a new version never runs those that the service worker of the version
 * before keeps.
 */
export async function emitPageScripts(build: Rolldown.PluginContext): Promise<PageScripts> {
  const emitText = (name: string, source: string) =>
    `/${build.getFileName(build.emitFile({ type: 'asset', name, source }))}`;
  const emit = async (path: string, name: string) =>
    emitText(name, await readFile(join(import.meta.dirname, path), 'utf8'));
  const emitBundle = async (path: string, name: string) =>
    emitText(name, await bundle(join(import.meta.dirname, path)));
  return {
    beforePaint: await emit('src/first-paint/before-paint.js', 'before-paint.js'),
    start: await emit('src/first-paint/start.js', 'start.js'),
    analysisPage: await emitBundle('src/first-paint/analysis-page.ts', 'analysis-page.js'),
  };
}

/** One script with all that the source imports, apart from the client's files: it runs before these are there. */
async function bundle(entry: string): Promise<string> {
  const built = await buildScript({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'fill', fileName: 'fill' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`the build made no script of ${entry}`);
  const [script, ...others] = output.output;
  if (others.length > 0) throw new Error(`the build made several files of ${entry}`);
  return script.code;
}

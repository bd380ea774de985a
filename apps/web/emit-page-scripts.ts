import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** URLs of the scripts that run before the client. */
export interface PageScripts {
  beforePaint: string;
  start: string;
  /** The same behind the script that shows a picture, for the pages that have one (pages.ts): one file is one round trip. */
  startWithPicture: Record<'opening-picture' | 'home-picture', string>;
}

/**
 * Adds them to the build with a hash in their names: a page of a new version never runs those that the service worker of the version
 * before keeps.
 */
export async function emitPageScripts(context: Rolldown.PluginContext): Promise<PageScripts> {
  const emit = (name: string, source: string) =>
    `/${context.getFileName(context.emitFile({ type: 'asset', name, source }))}`;
  const read = (name: string) => readFile(join(firstPaint, name), 'utf8');
  const start = await read('start.js');
  const startBehind = async (name: string) =>
    emit(`start-${name}.js`, `${await bundle(join(firstPaint, `${name}.ts`))}${start}`);
  return {
    beforePaint: emit('before-paint.js', await read('before-paint.js')),
    start: emit('start.js', start),
    startWithPicture: {
      'opening-picture': await startBehind('opening-picture'),
      'home-picture': await startBehind('home-picture'),
    },
  };
}

const firstPaint = join(import.meta.dirname, 'src/first-paint');

/** A script in one file of its own, which shares none with the client: it runs before the client arrives. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'pageScript' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  if (output?.type !== 'chunk') throw new Error(`${entry} gave no script`);
  return output.code;
}

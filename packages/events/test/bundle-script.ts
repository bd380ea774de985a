import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a TypeScript entry with the sources of all packages into one script, and returns its path. */
export async function bundleScript(entry: URL, intoFolder: string): Promise<string> {
  const outfile = join(intoFolder, basename(entry.pathname).replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    conditions: ['source'],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['pg-native'],
    // Bundled CommonJS packages call require, which a module does not have.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  return outfile;
}

// Removes what no part reads from a folder that collect-services.sh has filled:
//   node scripts/keep-what-runs.mjs /out/gateway
//   node scripts/keep-what-runs.mjs /out/migrate migrations env     (of the services these built files alone)
// A trace of imports and paths from every built file and script decides about dependencies. Licenses and manifests stay.
import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files that a package finds at run time by a name that no trace can follow, two folders below the package. */
const foundByName = [
  /\/onnxruntime-web\/dist\/ort-wasm-simd-threaded\.(?:mjs|wasm)$/,
  /\/@mediapipe\/tasks-vision\/wasm\/vision_wasm_module_internal\.(?:js|wasm)$/,
];
const isLicenseOrManifest = (path) =>
  basename(path) === 'package.json' || /^(?:licen[cs]e|notice|copying)/i.test(basename(path));

/** Every file below a folder; links are not followed. */
function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Absolute paths of the files that are read by the parts of a folder; of services by those with one of the names, or by all. */
async function traceFiles(root, names) {
  const { nodeFileTrace } = await import('@vercel/nft');
  const ofService = names.length > 0 ? `(?:${names.join('|')})\\.js` : '.+\\.m?js';
  const runs = new RegExp(`^(?:services/[^/]+/dist/${ofService}|packages/[^/]+/dist/.+\\.m?js|scripts/[^/]+\\.mjs)$`);
  const own = ['services', 'packages', 'scripts'].flatMap((name) => [...filesBelow(join(root, name))]);
  const entries = own.filter((path) => runs.test(relative(root, path)));
  const { fileList } = await nodeFileTrace(entries, { base: root, processCwd: root });
  const traced = [...fileList].map((path) => join(root, path));
  const isRead = (folder) => traced.some((path) => path.startsWith(`${folder}/`));
  const named = [...filesBelow(join(root, 'node_modules'))].filter(
    (path) => foundByName.some((name) => name.test(path)) && isRead(dirname(dirname(path))),
  );
  return new Set([...traced, ...named]);
}

/** Removes from a folder what is not read, and returns the bytes that are left and removed. */
export async function keepWhatRuns(folder, names = []) {
  const root = realpathSync(folder);
  const traced = await traceFiles(root, names);
  const bytes = { left: 0, removed: 0 };
  const keep = (paths, isKept) => {
    for (const path of paths) {
      const stays = isKept(path);
      bytes[stays ? 'left' : 'removed'] += lstatSync(path).size;
      if (!stays) rmSync(path);
    }
  };
  keep(filesBelow(join(root, 'node_modules')), (path) => traced.has(path) || isLicenseOrManifest(path));
  // A whole service reads its models and lists by paths of its own.
  keep(filesBelow(join(root, 'services')), (path) =>
    names.length > 0 ? traced.has(path) || isLicenseOrManifest(path) : !path.endsWith('.map'),
  );
  keep(filesBelow(join(root, 'packages')), (path) => !path.endsWith('.map'));
  return bytes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, ...names] = process.argv.slice(2);
  const { left, removed } = await keepWhatRuns(folder, names);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${folder}: ${megabytes(left)} run, ${megabytes(removed)} removed`);
}

// Reads which packages of the registry each shipped part contains: from the lockfile, with the license that each package declares.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
const services = ['services/gateway', 'services/analysis-worker', 'services/billing', 'services/gamification'];

/** The images of the `Dockerfile` that have packages, and the web client, with the folders whose packages they contain. */
export const parts = {
  gateway: ['services/gateway'],
  'analysis-worker': ['services/analysis-worker'],
  billing: ['services/billing'],
  gamification: ['services/gamification'],
  migrate: [...services, 'packages/backup', 'packages/storage', 'packages/doctor'],
  web: ['apps/web'],
};

/** Development packages whose code the build puts into the web client. */
const bundled = { 'apps/web': ['tailwindcss', 'workbox-precaching', 'workbox-routing'] };

/** A package that pnpm does not install on this system, since it is built for another one. */
const notHere = Symbol('for another system');

/** @typedef {import('./read-components.d.mts').Component} Component */

/**
 * Returns the packages of a part without those built for other systems. `direct` has the ids that our own code asks for.
 * @returns {{ direct: string[], components: Component[] }}
 */
export function readComponents(folders) {
  const components = new Map();
  const direct = new Set();
  const seenFolders = new Set();

  const visitFolder = (folder) => {
    if (seenFolders.has(folder)) return;
    seenFolders.add(folder);
    const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = lockfile.importers[folder];
    const inBundle = (bundled[folder] ?? []).map((name) => [name, devDependencies[name]]);
    for (const [name, { version }] of [
      ...Object.entries(dependencies),
      ...Object.entries(optionalDependencies),
      ...inBundle,
    ]) {
      if (version.startsWith('link:')) visitFolder(join(folder, version.slice('link:'.length)));
      else direct.add(visitPackage(name, version, join(root, folder, 'node_modules')));
    }
  };

  /** `siblings` is the folder that the package is found in. @returns the id, or `notHere` */
  const visitPackage = (name, version, siblings) => {
    const key = lockfile.snapshots[version] ? version : `${name}@${version}`;
    const snapshot = lockfile.snapshots[key];
    const id = key.replace(/\(.*/, '');
    const folder = join(siblings, name);
    if (!existsSync(folder)) {
      if (snapshot.optional || lockfile.packages[id].os || lockfile.packages[id].cpu) return notHere;
      throw new Error(`${id} is not installed`);
    }
    if (!components.has(key)) {
      const component = readComponent(id, lockfile.packages[id], folder);
      components.set(key, component);
      const own = realpathSync(folder);
      const ownSiblings = own.slice(0, own.lastIndexOf('/node_modules/') + '/node_modules'.length);
      const needed = { ...snapshot.dependencies, ...snapshot.optionalDependencies };
      component.dependsOn = Object.entries(needed)
        .map(([each, itsVersion]) => visitPackage(each, itsVersion, ownSiblings))
        .filter((each) => each !== notHere);
    }
    return id;
  };

  folders.forEach(visitFolder);
  direct.delete(notHere);
  return { direct: [...direct].sort(), components: mergeVariants([...components.values()]) };
}

function readComponent(id, { resolution }, folder) {
  const at = id.lastIndexOf('@');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    id,
    name: id.slice(0, at),
    version: id.slice(at + 1),
    integrity: resolution.integrity,
    declared: declaredLicense(manifest),
    description: manifest.description,
    dependsOn: [],
  };
}

/** The license of a manifest, in its three forms; null if there is none. */
export function declaredLicense({ license, licenses }) {
  const nameOf = (entry) => (typeof entry === 'string' ? entry : entry?.type);
  if (Array.isArray(licenses)) return licenses.map(nameOf).join(' OR ') || null;
  return nameOf(license) ?? nameOf(licenses) ?? null;
}

/** A package with several sets of peers is one component. */
function mergeVariants(variants) {
  const merged = new Map();
  for (const variant of variants) {
    const earlier = merged.get(variant.id)?.dependsOn ?? [];
    merged.set(variant.id, { ...variant, dependsOn: [...new Set([...earlier, ...variant.dependsOn])].sort() });
  }
  return [...merged.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

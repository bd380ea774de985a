// Finds Docker Compose for checks: on PATH, or from Debian's packages (installed as root, else unpacked into a cache).
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebianPackage, unpackDebianPackages } from '../dev/local-stack/dist/index.js';

const cache = fileURLToPath(new URL('../node_modules/.cache/trueswing/', import.meta.url));
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns how to run Compose: { name, command, args, env }, or undefined if it is neither found nor installable. */
export function findCompose() {
  const found = onPath();
  if (found) return found;
  console.log("getting docker-compose from Debian's packages");
  if (installDebianPackage('docker-compose')) return onPath();
  return unpacked();
}

function onPath() {
  if (works('docker-compose', 'version'))
    return { name: 'docker-compose', command: 'docker-compose', args: [], env: {} };
  if (works('docker', 'compose', 'version'))
    return { name: 'docker compose', command: 'docker', args: ['compose'], env: {} };
  return undefined;
}

/** Needs no root: downloads the packages that are not installed and unpacks them into a folder. */
function unpacked() {
  const folder = join(cache, 'docker-compose');
  if (!unpackDebianPackages(['docker-compose'], folder)) return undefined;
  const programs = join(folder, 'usr/bin');
  const ownPython = readdirSync(programs).find((name) => /^python3\.\d+$/.test(name));
  const libraries = ['usr/lib', 'lib'].flatMap((base) =>
    ['x86_64', 'aarch64'].map((cpu) => join(folder, base, `${cpu}-linux-gnu`)),
  );
  return {
    name: 'docker-compose (unpacked)',
    command: ownPython ? join(programs, ownPython) : 'python3',
    args: ['-c', 'from compose.cli.main import main; main()'],
    env: {
      PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: libraries.join(':'),
      PYTHONDONTWRITEBYTECODE: '1',
      ...(ownPython && { PYTHONHOME: join(folder, 'usr') }),
    },
  };
}

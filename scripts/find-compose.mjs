// Finds Docker Compose for checks: on PATH, or from Debian's packages (installed as root, else unpacked into a cache).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/trueswing/', import.meta.url));
const aptGet = 'apt-get';
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns how to run Compose: { name, command, args, env }, or undefined if it is neither found nor installable. */
export function findCompose() {
  const found = onPath();
  if (found || !works(aptGet, '--version')) return found;
  if (process.getuid() === 0) {
    console.log("installing docker-compose from Debian's packages");
    const apt = (...args) =>
      spawnSync(aptGet, ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'docker-compose');
    return onPath();
  }
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
  if (!existsSync(folder)) {
    console.log("unpacking docker-compose from Debian's packages");
    if (!unpack('docker-compose', folder)) return undefined;
  }
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

function unpack(name, folder) {
  const work = `${folder}.${process.pid}`;
  for (const part of ['lists/partial', 'archives/partial', 'root']) mkdirSync(join(work, part), { recursive: true });
  try {
    const settings = [
      `Dir::State::Lists=${work}/lists`,
      `Dir::Cache=${work}`,
      `Dir::Cache::Archives=${work}/archives`,
      'Debug::NoLocking=1',
      'APT::Sandbox::User=',
    ];
    const apt = (...args) => works(aptGet, '-qq', ...settings.flatMap((setting) => ['-o', setting]), ...args);
    if (!apt('update')) return false;
    if (!apt('install', '-y', '--no-install-recommends', '--download-only', name)) return false;
    const archives = readdirSync(join(work, 'archives')).filter((file) => file.endsWith('.deb'));
    if (!archives.every((file) => works('dpkg-deb', '-x', join(work, 'archives', file), join(work, 'root'))))
      return false;
    renameSync(join(work, 'root'), folder);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

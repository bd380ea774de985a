// Checks docker-compose.yml: Compose accepts it, and .env.example names exactly the variables that it reads.
// Needs Docker Compose (v1 or v2), or Debian/Ubuntu and root to install it; no Docker daemon.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fail = (message) => {
  console.error(`check-compose: ${message}`);
  process.exit(1);
};
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const findCompose = () => {
  if (works('docker-compose', 'version')) return ['docker-compose'];
  if (works('docker', 'compose', 'version')) return ['docker', 'compose'];
  return undefined;
};

let compose = findCompose();
if (!compose && process.getuid?.() === 0 && works('apt-get', '--version')) {
  console.log('check-compose: installing docker-compose');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', 'docker-compose'], {
    stdio: 'inherit',
    env,
  });
  compose = findCompose();
}
if (!compose) fail('install Docker Compose (Debian: apt-get install docker-compose)');

const root = fileURLToPath(new URL('..', import.meta.url));
const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const read = new Set([...composeText.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map((match) => match[1]));
const named = new Set(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]),
);
const unexplained = [...read].filter((name) => !named.has(name));
const unread = [...named].filter((name) => !read.has(name));
if (unexplained.length) fail(`.env.example does not explain ${unexplained.join(', ')}`);
if (unread.length) fail(`docker-compose.yml does not read ${unread.join(', ')} of .env.example`);
if (/^name:/m.test(composeText)) fail('Compose v1 rejects a top-level name');

const folder = mkdtempSync(join(tmpdir(), 'compose-'));
try {
  const envFile = join(folder, 'env');
  const made = spawnSync(process.execPath, [join(root, 'scripts/make-env.mjs'), envFile], { encoding: 'utf8' });
  if (made.status !== 0) fail(made.stderr);
  const config = (file) => {
    const [command, ...args] = [...compose, '--env-file', file, '-f', join(root, 'docker-compose.yml'), 'config'];
    // Nothing of this shell's may stand in for what the file leaves out.
    return spawnSync(command, args, { encoding: 'utf8', cwd: folder, env: { PATH: process.env.PATH, HOME: folder } });
  };
  const accepted = config(envFile);
  if (accepted.status !== 0) fail(`Compose refuses docker-compose.yml:\n${accepted.stderr}`);
  if (/<generate>/.test(accepted.stdout)) fail('a secret was left as <generate>');
  // The check can fail: without its secrets the file must be refused.
  if (config('/dev/null').status === 0) fail('docker-compose.yml starts without secrets');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`check-compose: ${compose.join(' ')} accepts docker-compose.yml; ${read.size} variables, all explained`);

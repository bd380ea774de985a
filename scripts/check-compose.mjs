// Checks that Compose accepts docker-compose.yml, alone and as the documentation varies it, and that .env.example explains exactly the variables that it reads,
// and that the doctor gets the variables of every service, and no others.
// Uses Docker Compose (v1 or v2) from PATH, else from Debian's packages. Needs no Docker daemon.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissingInDoctor, findMissingInServices } from './doctor-variables.mjs';
import { findCompose } from './find-compose.mjs';

const fail = (message) => {
  console.error(`check-compose: ${message}`);
  process.exit(1);
};
const root = fileURLToPath(new URL('..', import.meta.url));
const composeFile = join(root, 'docker-compose.yml');

checkVariables();
const compose = findCompose();
if (!compose) fail('no Docker Compose: install it (Debian: apt-get install docker-compose)');
const folder = mkdtempSync(join(tmpdir(), 'compose-'));
try {
  checkConfig(compose);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`check-compose: ${compose.name} accepts docker-compose.yml, all its variables are explained`);

function checkVariables() {
  const text = readFileSync(composeFile, 'utf8');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const read = new Set([...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map((match) => match[1]));
  const named = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]));
  const unexplained = [...read].filter((name) => !named.has(name));
  const unread = [...named].filter((name) => !read.has(name));
  if (unexplained.length) fail(`.env.example does not explain ${unexplained.join(', ')}`);
  if (unread.length) fail(`docker-compose.yml does not read ${unread.join(', ')} of .env.example`);
  const missing = findMissingInDoctor(text);
  if (missing.length) fail(`the doctor does not get, or gets with another value, ${missing.join(', ')}`);
  const unused = findMissingInServices(text);
  if (unused.length) fail(`no service gets what the doctor gets: ${unused.join(', ')}`);
  if (/^name:/m.test(text)) fail('Compose v1 rejects a top-level name');
}

function checkConfig({ command, args, env }) {
  const config = (envFile, added) =>
    spawnSync(command, [...args, '--env-file', envFile, ...added.flatMap((file) => ['-f', file]), 'config'], {
      encoding: 'utf8',
      cwd: folder,
      // A clean environment: this shell's variables must not fill in what the file leaves out.
      env: { PATH: process.env.PATH, HOME: folder, ...env },
    });
  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const added = (path) => [composeFile, join(root, path)];
  const ways = [
    ['nothing set', write('empty', ''), [composeFile]],
    ['.env.example', join(root, '.env.example'), [composeFile]],
    ['several gateways', write('several', 'GATEWAY_PUBLISH=127.0.0.1:8080-8081\n'), [composeFile]],
    [
      'another object store',
      write('store', 'S3_ENDPOINT=https://s3.example\n'),
      added('deploy/object-store/external.yml'),
    ],
    ['the container check', write('check', 'PAYMENTS=sandbox\n'), added('deploy/check/docker-compose.check.yml')],
  ];
  for (const [way, envFile, files] of ways) {
    const accepted = config(envFile, files);
    if (accepted.status !== 0) fail(`Compose rejects docker-compose.yml with ${way}:\n${accepted.stderr}`);
    const fixed = accepted.stdout.match(/^.*(?:PASSWORD|SECRET|ACCESS_KEY)(?!_FILE)\w*: *['"]?[^'"\s].*$/m);
    if (fixed) fail(`docker-compose.yml has a default secret: ${fixed[0].trim()}`);
    if (/WARNING|not set/i.test(accepted.stderr)) fail(accepted.stderr);
  }
}

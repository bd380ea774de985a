// Runs first on a fresh checkout, so it needs nothing but Node and npm.
//   node scripts/boot.mjs start [--lan] [--demo]
//                                          installs, builds and starts everything; --lan: for phones on the network too;
//                                          --demo: with a season of eight golfers
//   node scripts/boot.mjs test             installs and runs every check
//   node scripts/boot.mjs backup|restore|drill|release <folder>
//                                          installs, builds, and saves or restores the database and the videos, or tries the restore
//   node scripts/boot.mjs schedule <folder>
//                                          installs, builds, and saves both into that folder at intervals until it is stopped
//   node scripts/boot.mjs storage audit [--repair <code>]
//                                          installs, builds, and compares the bucket with the database
//   node scripts/boot.mjs storage check [endpoint]
//                                          installs, builds, and sends an object store every call that the services send
//   node scripts/boot.mjs doctor [folder]  installs, builds, and examines the stack that npm start runs, or the installation whose
//                                          variables are in <folder>/<service>/env
//   node scripts/boot.mjs prove [proof] [--seed 7]
//                                          installs, builds, and runs the evidence of docs/reliability.md again, in its long form
//   node scripts/boot.mjs rolling [git ref] installs, and replaces an earlier version by this one under load, side by side
//   node scripts/boot.mjs bench <name>     installs, and builds and runs a benchmark
//   node scripts/boot.mjs mutate <folder>  installs, and lists changes of the rules in that folder that no test notices
//   node scripts/boot.mjs secrets|licenses|sbom|audit
//                                          installs, and examines the components that ship (docs/security/components.md)
//   node scripts/boot.mjs pictures [address]
//                                          installs, builds, and takes the pictures of the README
//   node scripts/boot.mjs analyze <video>  installs, builds and analyzes one video; prints only the analysis on stdout
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldestNode = [20, 19];
/** Names the stores that `npm start` has started. */
const stackOfStores = '--filter=@trueswing/local-stack';
const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);
const callerFolder = process.env.INIT_CWD ?? process.cwd();

checkNode();
const [backup, restore, drill, release, schedule] = Array(5).fill(saveOrRestore);
/** Scripts that need the installed packages, and build what else they need. */
const scripts = {
  test: 'scripts/check.mjs',
  prove: 'scripts/prove.mjs',
  rolling: 'scripts/check-rolling.mjs',
  bench: 'scripts/bench.mjs',
  mutate: 'scripts/mutate.mjs',
  secrets: 'scripts/security/check-secrets.mjs',
  licenses: 'scripts/security/check-licenses.mjs',
  sbom: 'scripts/security/write-sbom.mjs',
  audit: 'scripts/security/audit-components.mjs',
};
const ofScripts = Object.fromEntries(Object.keys(scripts).map((name) => [name, () => runScript(scripts[name], args)]));
const commands = { ...ofScripts, start, analyze, doctor, storage, pictures, backup, restore, drill, release, schedule };
if (!Object.hasOwn(commands, command ?? '')) {
  fail(`usage: node scripts/boot.mjs ${Object.keys(commands).join(' | ')} [arguments]`);
}
process.chdir(root);
// turbo starts pnpm, which is installed as a package of this repository.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const childEnv = makeChildEnv();
install();
await commands[command]();

async function start() {
  if (!existsSync('services/gateway/dist')) console.error('Building (once; half a minute)');
  build([
    '--filter=./services/*',
    '--filter=./apps/*',
    '--filter=@trueswing/local-stack',
    '--filter=@trueswing/payments-sandbox',
    ...(process.env.BACKUP_BEFORE_MIGRATE ? ['--filter=@trueswing/backup'] : []),
    ...(args.includes('--demo') ? ['--filter=@trueswing/demo'] : []),
  ]);
  await runScript('dev/local-stack/dist/main.js', args);
}

async function analyze() {
  build(['--filter=@trueswing/analysis-worker', '--filter=@trueswing/local-stack']);
  const { findFfmpeg } = await import(pathToFileURL(join(root, 'dev/local-stack/dist/index.js')).href);
  const { ffmpeg, ffprobe } = findFfmpeg(console.error);
  Object.assign(process.env, { FFMPEG_PATH: ffmpeg, FFPROBE_PATH: ffprobe });
  process.chdir(callerFolder);
  await runScript('services/analysis-worker/dist/command/analyze.js', args);
}

async function saveOrRestore() {
  // The drill migrates a database of its own, and a release has the views of the services.
  const services = ['drill', 'release'].includes(command) ? ['--filter=./services/*'] : [];
  build(['--filter=@trueswing/backup', ...services, stackOfStores]);
  process.chdir(callerFolder);
  await runScript('scripts/backup.mjs', [command, ...args]);
}

async function storage() {
  const services = ['--filter=@trueswing/gateway', '--filter=@trueswing/analysis-worker'];
  build(['--filter=@trueswing/storage', ...services, stackOfStores]);
  await runScript('scripts/storage.mjs', args);
}

async function doctor() {
  const stack = args.length > 0 ? [] : ['--filter=@trueswing/local-stack'];
  build(['--filter=@trueswing/doctor', '--filter=./services/*', ...stack]);
  process.chdir(callerFolder);
  await runScript('scripts/doctor.mjs', args);
}

async function pictures() {
  build(['--filter=@trueswing/demo']);
  await runScript('dev/demo/dist/take-pictures.cli.js', args);
}

/** Runs a script in this process, so that signals and the exit status need no forwarding. */
async function runScript(path, scriptArgs = []) {
  const script = join(root, path);
  process.argv = [process.execPath, script, ...scriptArgs];
  await import(pathToFileURL(script).href);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(`TrueSwing needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs the packages if the lockfile changed since the last installation. */
function install() {
  const lockHash = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  const stamp = 'node_modules/.installed-lockfile';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return;
  console.error('Installing packages (once; a minute or two)');
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  run(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    'The installation failed.',
  );
  writeFileSync(stamp, lockHash);
}

/** Builds the packages that changed since the last build. */
function build(filters) {
  run('node_modules/.bin/turbo', ['run', 'build', '--output-logs=errors-only', ...filters], 'The build failed.');
}

/** Prints the output of a step on stderr, only if it fails. */
function run(program, programArgs, complaint) {
  const { status, error, output } = spawnSync(program, programArgs, {
    env: childEnv,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return;
  console.error((output ?? []).filter(Boolean).join('\n'));
  fail(error ? `${complaint} ${error.message}` : complaint);
}

/** Removes npm's settings for this script, which would confuse the pnpm that it starts; keeps how to reach a registry. */
function makeChildEnv() {
  const isNpmSetting = (name) =>
    /^npm_/i.test(name) && !/^npm_config_(registry|cafile|ca|.*proxy|strict_ssl)$/i.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isNpmSetting(name)));
  return { ...env, TURBO_TELEMETRY_DISABLED: '1', HOME: usableHome() };
}

/** npm and pnpm cache in the home folder; for a user without a writable one, use a folder in the checkout. */
function usableHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return homedir();
  } catch {
    const home = join(root, '.data', 'home');
    mkdirSync(home, { recursive: true });
    return home;
  }
}

function fail(message) {
  console.error(message);
  // Each audit ends with 1 if it found something.
  process.exit({ storage: 2, audit: 3 }[command] ?? 1);
}

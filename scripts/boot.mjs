// The first thing that runs on a fresh checkout; needs nothing but Node and npm.
//   node scripts/boot.mjs start            installs, builds and starts everything
//   node scripts/boot.mjs test             installs and runs every check
//   node scripts/boot.mjs analyze <video>  installs, builds and analyses one video; prints nothing of its own on stdout
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldestNode = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);
const callerFolder = process.env.INIT_CWD ?? process.cwd();

checkNode();
const commands = { start, test, analyze };
if (!Object.hasOwn(commands, command ?? '')) fail('usage: node scripts/boot.mjs start | test | analyze <video> …');
process.chdir(root);
// turbo starts pnpm, which a newcomer does not have: ours is among the packages.
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
  ]);
  await runScript('packages/local-stack/dist/main.js');
}

async function test() {
  await runScript('scripts/check.mjs');
}

async function analyze() {
  build(['--filter=@trueswing/analysis-worker', '--filter=@trueswing/local-stack']);
  const { findFfmpeg } = await import(pathToFileURL(join(root, 'packages/local-stack/dist/index.js')).href);
  const { ffmpeg, ffprobe } = findFfmpeg(console.error);
  Object.assign(process.env, { FFMPEG_PATH: ffmpeg, FFPROBE_PATH: ffprobe });
  process.chdir(callerFolder);
  await runScript('services/analysis-worker/dist/command/analyze.js', args);
}

/** Runs a script in this very process: signals and the exit status need no passing on, and a kill leaves nothing between. */
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

/** Installs when the lockfile is not the one that was installed last. */
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

/** Builds what changed since the last time. */
function build(filters) {
  run('node_modules/.bin/turbo', ['run', 'build', '--output-logs=errors-only', ...filters], 'The build failed.');
}

/** Shows the output of a step only when it failed, on stderr. */
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

/** npm's own settings for the script that runs now are none for the tools that it starts; how to reach a registry is. */
function makeChildEnv() {
  const isNpms = (name) => /^npm_/i.test(name) && !/^npm_config_(registry|cafile|ca|.*proxy|strict_ssl)$/i.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isNpms(name)));
  return { ...env, TURBO_TELEMETRY_DISABLED: '1', HOME: usableHome() };
}

/** npm and pnpm keep their caches in the home folder; users without one get a place in the checkout. */
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
  process.exit(1);
}

// Replaces an earlier version by this checkout's under load, with both side by side, and compares what is stored with what was
// acknowledged. boot.mjs runs it: npm run check:rolling [-- <git ref>], by default the release before. It takes the tree of that version
// out of git into a temporary folder, installs and builds it there, and keeps the folder for the next run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The newest release, and the commit whose schema its fixture has. */
const release = { version: '0.1.0', commit: '758d78c9' };
const test = 'services/gateway/test/rolling';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const ref = process.argv[2] ?? release.commit;
const commit = findCommit(ref);
const name = commit.startsWith(release.commit) ? release.version : commit.slice(0, 8);
const tree = join(tmpdir(), `trueswing-version-${commit.slice(0, 12)}`);
const built = join(tree, '.data/built');
if (!existsSync(built)) buildTree();
console.log(`Version ${name} is in ${tree}. It is replaced by this checkout's under load (some minutes).`);
const env = { ROLLING_VERSION: name, ROLLING_TREE: tree };
const status = run('vitest', ['run', '--project', 'system', '--reporter', 'verbose', test], { env });
console.log(status === 0 ? `${name} and this version ran side by side, and nothing was lost.` : 'The check failed.');
process.exit(status === 0 ? 0 : 1);

function findCommit(wanted) {
  const { status: found, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${wanted}^{commit}`]);
  if (found === 0) return stdout.toString().trim();
  console.error(
    `${wanted} is no commit of this checkout. The check needs git and the whole history: git fetch --unshallow`,
  );
  return process.exit(2);
}

/** Takes the tree out of git, installs its packages and builds what a system starts. */
function buildTree() {
  console.log(`Version ${name}: taking it out of git, installing and building it (once; some minutes)`);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(join(tree, '.data'), { recursive: true });
  const archive = join(tree, '.data/tree.tar');
  need('git', ['archive', `--output=${archive}`, commit]);
  need('tar', ['-x', '-f', archive, '-C', tree]);
  rmSync(archive);
  const { packageManager } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  need('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], { cwd: tree });
  const filters = ['./services/*', './apps/*', '@trueswing/local-stack', '@trueswing/payments-sandbox'];
  const bin = join(tree, 'node_modules/.bin');
  need('turbo', ['run', 'build', '--output-logs=errors-only', ...filters.map((each) => `--filter=${each}`)], {
    cwd: tree,
    // turbo starts pnpm, which is a package of that version.
    env: { PATH: [bin, process.env.PATH].join(delimiter) },
  });
  writeFileSync(built, '');
}

function need(program, args, options) {
  if (run(program, args, options) === 0) return;
  console.error(`Version ${name} could not be made ready in ${tree}: ${program} ${args[0]} failed.`);
  process.exit(2);
}

/** Runs a program until it ends, without npm's settings for this script, which would confuse pnpm. Returns its status. */
function run(program, args, { env: more, ...options } = {}) {
  const isNpmSetting = /^npm_(?!config_(registry|cafile|ca|.*proxy|strict_ssl)$)|^INIT_CWD$/i;
  const own = Object.entries(process.env).filter(([variable]) => !isNpmSetting.test(variable));
  const variables = { ...Object.fromEntries(own), TURBO_TELEMETRY_DISABLED: '1', ...more };
  return spawnSync(program, args, { stdio: 'inherit', ...options, env: variables }).status;
}

// Builds and runs a benchmark:  node scripts/bench.mjs <name> [arguments of the benchmark]
import { spawnSync } from 'node:child_process';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const worker = '@trueswing/analysis-worker';
const everyPackage = [];

/** Some of what a bundle contains is CommonJS and requires parts of Node. */
const banner = {
  js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
};

/** A bundle is written to the dist folder of the package whose dependencies it imports. */
const analyze = { entry: 'bench/analyze/bench-analyze.ts', to: 'services/analysis-worker/dist', packages: 'external' };

/** The sources of the workspace in one file, beside the local stack's own dependencies. */
const onLocalStack = (entry, external) => ({
  entry,
  external,
  to: 'dev/local-stack/dist',
  banner,
  conditions: ['source'],
});

/**
 * Per benchmark: the packages that turbo builds first, and the bundles, of which the last is run. Imports of `external`
 * packages stay imports; `source` bundles the workspace packages from their sources. `run` starts a built file instead.
 */
const benchmarks = {
  analyze: { packages: [worker], bundles: [analyze] },
  angles: {
    packages: ['@trueswing/synthetic-golfer', worker],
    run: 'research/synthetic-golfer/dist/bench-angles.cli.js',
  },
  'video-pairs': {
    packages: ['@trueswing/synthetic-golfer', worker],
    run: 'research/synthetic-golfer/dist/bench-video-pairs.cli.js',
  },
  'measured-swings': {
    packages: ['@trueswing/synthetic-golfer', worker],
    run: 'research/synthetic-golfer/dist/bench-measured.cli.js',
  },
  events: {
    packages: [worker, '@trueswing/synthetic-golfer'],
    bundles: [
      {
        entry: 'bench/events/bench-events.ts',
        to: 'services/analysis-worker/dist',
        external: ['esbuild', 'fluent-ffmpeg', '@mediapipe/tasks-vision'],
        banner,
        conditions: ['source'],
      },
    ],
  },
  verdict: {
    packages: [worker, '@trueswing/synthetic-golfer'],
    bundles: [
      {
        entry: 'bench/verdict/bench-verdict.ts',
        to: 'services/analysis-worker/dist',
        external: [
          'esbuild',
          'fluent-ffmpeg',
          '@mediapipe/tasks-vision',
          'onnxruntime-web',
          'playwright-core',
          'three',
        ],
        banner,
        conditions: ['source'],
      },
    ],
  },
  'turn-network': {
    packages: [worker],
    bundles: [
      {
        entry: 'bench/turn-network/bench-turn-network.ts',
        to: 'services/analysis-worker/dist',
        external: ['fluent-ffmpeg', '@mediapipe/tasks-vision', 'onnxruntime-web'],
        banner,
        conditions: ['source'],
      },
    ],
  },
  'turn-seasons': {
    packages: [worker, '@trueswing/synthetic-golfer'],
    bundles: [
      {
        entry: 'bench/turn-seasons/bench-turn-seasons.ts',
        to: 'services/analysis-worker/dist',
        external: ['onnxruntime-web'],
        banner,
        conditions: ['source'],
      },
    ],
  },
  pairs: {
    packages: [worker],
    bundles: [
      {
        entry: 'bench/pairs/bench-pairs.ts',
        to: 'services/analysis-worker/dist',
        external: ['fluent-ffmpeg', '@mediapipe/tasks-vision', 'onnxruntime-web'],
        banner,
        conditions: ['source'],
      },
    ],
  },
  'video-bias': {
    packages: [worker],
    bundles: [
      {
        entry: 'bench/video-bias/bench-video-bias.ts',
        to: 'services/analysis-worker/dist',
        external: ['fluent-ffmpeg', '@mediapipe/tasks-vision', 'onnxruntime-web'],
        banner,
        conditions: ['source'],
      },
    ],
  },
  gateway: {
    packages: everyPackage,
    bundles: [
      {
        entry: 'bench/gateway/bench-gateway.ts',
        to: 'dev/local-stack/dist',
        external: ['autocannon', 'fastify', 'ioredis', 'minio', 'pg'],
        conditions: ['source'],
      },
    ],
  },
  uploads: {
    packages: everyPackage,
    bundles: [onLocalStack('bench/uploads/bench-uploads.ts', ['ioredis', 'minio', 'pg'])],
  },
  admin: {
    packages: everyPackage,
    bundles: [onLocalStack('bench/admin/bench-admin.ts', ['fastify', 'ioredis', 'minio', 'pg'])],
  },
  shots: {
    packages: everyPackage,
    bundles: [onLocalStack('bench/shots/bench-shots.ts', ['exceljs', 'fastify', 'ioredis', 'minio', 'pg'])],
  },
  leaderboard: {
    packages: [worker, '@trueswing/gateway', '@trueswing/billing', '@trueswing/gamification'],
    bundles: [onLocalStack('bench/leaderboard/bench-leaderboard.ts', ['fastify', 'ioredis', 'minio', 'pg'])],
  },
  capacity: {
    packages: everyPackage,
    bundles: [onLocalStack('bench/capacity/bench-capacity.ts', ['fastify', 'ioredis', 'minio', 'pg'])],
  },
  loadtest: {
    packages: everyPackage,
    bundles: [onLocalStack('bench/loadtest/bench-loadtest.ts', ['bullmq', 'ioredis', 'minio', 'pg'])],
  },
  queue: {
    packages: [worker, '@trueswing/gateway', '@trueswing/billing', '@trueswing/gamification'],
    bundles: [onLocalStack('bench/queue/bench-queue.ts', ['bullmq', 'ioredis', 'minio', 'pg'])],
  },
  web: {
    packages: everyPackage,
    bundles: [{ entry: 'bench/web/bench-web.ts', to: 'apps/web/test/dist', packages: 'external' }],
  },
  scrub: {
    packages: everyPackage,
    bundles: [{ entry: 'bench/scrub/bench-scrub.ts', to: 'research/synthetic-golfer/dist', packages: 'external' }],
  },
  'first-look': {
    packages: everyPackage,
    bundles: [
      { entry: 'bench/first-look/bench-first-look.ts', to: 'research/synthetic-golfer/dist', packages: 'external' },
    ],
  },
  record: {
    packages: everyPackage,
    bundles: [{ entry: 'bench/record/bench-record.ts', to: 'apps/web/test/dist', packages: 'external' }],
  },
  prepare: {
    packages: everyPackage,
    bundles: [{ entry: 'bench/prepare/bench-prepare.ts', to: 'apps/web/test/dist', packages: 'external' }],
  },
  'golfer-box': {
    packages: ['@trueswing/synthetic-golfer'],
    bundles: [
      {
        entry: 'bench/golfer-box/bench-golfer-box.ts',
        to: 'research/synthetic-golfer/dist',
        packages: 'external',
      },
    ],
  },
  'mobility-check': {
    packages: everyPackage,
    bundles: [
      {
        entry: 'bench/mobility-check/bench-mobility-check.ts',
        to: 'research/synthetic-golfer/dist',
        packages: 'external',
      },
    ],
  },
  workouts: {
    packages: ['@trueswing/domain'],
    bundles: [{ entry: 'bench/workouts/bench-workouts.ts', to: 'packages/domain/dist', conditions: ['source'] }],
  },
  seasons: {
    packages: ['@trueswing/contracts'],
    bundles: [{ entry: 'bench/seasons/bench-seasons.ts', to: 'packages/swing/dist', conditions: ['source'] }],
  },
  'first-path': {
    packages: everyPackage,
    bundles: [
      analyze,
      { entry: 'bench/first-path/bench-first-path.ts', to: 'dev/local-stack/dist', packages: 'external' },
    ],
  },
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(benchmarks, name)) {
  console.error(`usage: node scripts/bench.mjs ${Object.keys(benchmarks).join(' | ')} [arguments]`);
  process.exit(1);
}
process.chdir(root);
const { packages, bundles = [], run } = benchmarks[name];
buildPackages(packages);
const files = [];
for (const bundle of bundles) files.push(await writeBundle(bundle));
process.exitCode = spawnSync(process.execPath, [run ?? files.at(-1), ...args], { stdio: 'inherit' }).status ?? 1;

/** turbo's output goes to stderr, so that stdout is the benchmark's alone. */
function buildPackages(names) {
  const bin = join(root, 'node_modules/.bin');
  const filters = names.map((each) => `--filter=${each}`);
  const { status } = spawnSync(
    join(bin, 'turbo'),
    ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'],
    {
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
      // turbo starts pnpm, which is installed as a package of this repository.
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), TURBO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

async function writeBundle({ entry, to, ...options }) {
  const outfile = join(to, basename(entry).replace(/\.ts$/, '.js'));
  await build({
    ...options,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}

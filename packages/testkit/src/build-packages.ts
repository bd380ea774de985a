import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
// By path: see global-setup.ts.
import { repositoryRoot } from '../../local-stack/src/repository-paths.ts';

/** Builds packages whose programs tests start as processes. Turbo compares contents, so an unchanged package takes no time. */
export function buildPackages(...names: readonly string[]): void {
  const programs = join(repositoryRoot, 'node_modules/.bin');
  const filters = names.map((name) => `--filter=${name}`);
  const { status } = spawnSync(join(programs, 'turbo'), ['run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: repositoryRoot,
    // Turbo starts pnpm, which is a dependency of the repository.
    env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter), TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build of ${names.join(', ')} failed.`);
}

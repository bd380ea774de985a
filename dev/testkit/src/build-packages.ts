import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
// By path: see global-setup.ts.
import { repositoryRoot } from '../../local-stack/src/repository-paths.ts';

/** Builds the packages of turbo filters, whose programs tests start as processes. Turbo compares contents, so an unchanged package takes no time. */
export function buildPackages(...filters: readonly string[]): void {
  const programs = join(repositoryRoot, 'node_modules/.bin');
  const options = filters.map((filter) => `--filter=${filter}`);
  const { status } = spawnSync(join(programs, 'turbo'), ['run', 'build', '--output-logs=errors-only', ...options], {
    cwd: repositoryRoot,
    // Turbo starts pnpm, which is a dependency of the repository.
    env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter), TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build of ${filters.join(', ')} failed.`);
}

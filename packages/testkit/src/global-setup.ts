import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { identityOf, isAlive } from '../../local-stack/src/process-facts.ts';
// By path: what vitest loads before the tests does not see the `source` condition and would take a build, maybe a stale one.
import { builtEntry, repositoryRoot } from '../../local-stack/src/repository-paths.ts';
import { type RunningStores, startStores } from '../../local-stack/src/start-stores.ts';
import { createTemplateDatabase } from './create-template-database.ts';
import { type DatabaseRole, databaseRoles } from './provided-stores.ts';
import { startContainers } from './start-containers.ts';

export type TestStack = Pick<RunningStores, 'adminUrl' | 'redisUrl' | 's3' | 'remove'>;

const templateDatabase = 'trueswing_template';

/** Starts the stores of a test run in a folder of its own, migrates the template database, and takes all away at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = process.env.TEST_STACK === 'containers' ? await startContainers() : await startEmbedded();
  try {
    const pairs = databaseRoles.map((role) => [role, `${role}-test`]);
    const databasePasswords = Object.fromEntries(pairs) as Record<DatabaseRole, string>;
    await createTemplateDatabase(stack.adminUrl, templateDatabase, databasePasswords);
    const { adminUrl, redisUrl, s3 } = stack;
    project.provide('trueswingStores', { adminUrl, redisUrl, s3, templateDatabase, databasePasswords });
    return () => stack.remove();
  } catch (error) {
    await stack.remove();
    throw error;
  }
}

async function startEmbedded(): Promise<TestStack> {
  buildDevelopmentServers();
  await removeForsakenFolders();
  const dataDir = await mkdtemp(join(tmpdir(), `trueswing-test-${process.pid}-`));
  return startStores({ dataDir, fsync: false });
}

/** A test run that is killed cannot remove its folder; the next one does. */
async function removeForsakenFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^trueswing-test-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(identityOf(Number(pid)))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** The S3 development server and the payments sandbox run as processes of their own: no build may be older than their sources. */
function buildDevelopmentServers(): void {
  const entry = builtEntry('dev-s3-main');
  const folder = join(repositoryRoot, 'packages/local-stack');
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const theirs = sources.filter((name) => /^(dev-s3|payments-sandbox).*\.ts$/.test(name) && !name.endsWith('.test.ts'));
  const newest = Math.max(...theirs.map((name) => statSync(join(folder, 'src', name)).mtimeMs));
  if (existsSync(entry) && statSync(entry).mtimeMs >= newest) return;
  const script = join(repositoryRoot, 'scripts/build-package.mjs');
  const { status } = spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('packages/local-stack does not build');
}

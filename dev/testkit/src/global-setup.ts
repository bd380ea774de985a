import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// By path: vitest loads this file without the `source` condition, so a package name would mean a build, maybe a stale one.
import { identityOf, isAlive } from '../../local-stack/src/processes/process-identity.ts';
import { startStores } from '../../local-stack/src/stores/start-stores.ts';
import { buildPackages } from './build-packages.ts';
import { createTemplateDatabase } from './create-template-database.ts';
import { type DatabaseRole, databaseRoles, type ProvidedStores, type TestStack } from './provided-stores.ts';
import { startContainers } from './start-containers.ts';

const templateDatabase = 'trueswing_template';

interface RunStores {
  stack: TestStack;
  provided: ProvidedStores;
}

/** Vitest loads this file for each project, but into one process, so that the projects of a run share what is kept here. */
const shared = globalThis as typeof globalThis & {
  trueswingStores?: { starting: Promise<RunStores>; projects: number } | undefined;
};

/**
 * Starts the stores of a test run in a new folder and migrates the template database, for the first project that asks. The
 * last one removes everything at the end.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What tests start as processes: the S3 server, the payments sandbox with its browser scripts, and the services.
  buildPackages(
    '@trueswing/local-stack',
    '@trueswing/payments-sandbox',
    ...(project.name === 'system' ? ['./services/*', '@trueswing/demo', '@trueswing/doctor'] : []),
  );
  shared.trueswingStores ??= { starting: start(), projects: 0 };
  const stores = shared.trueswingStores;
  stores.projects += 1;
  const { stack, provided } = await stores.starting;
  project.provide('trueswingStores', provided);
  return async () => {
    stores.projects -= 1;
    if (stores.projects > 0) return;
    shared.trueswingStores = undefined;
    await stack.remove();
  };
}

async function start(): Promise<RunStores> {
  const stack = process.env.TEST_STACK === 'containers' ? await startContainers() : await startEmbedded();
  try {
    const pairs = databaseRoles.map((role) => [role, `${role}-test`]);
    const databasePasswords = Object.fromEntries(pairs) as Record<DatabaseRole, string>;
    await createTemplateDatabase(stack.adminUrl, templateDatabase, databasePasswords);
    const { adminUrl, redisUrl, s3 } = stack;
    return { stack, provided: { adminUrl, redisUrl, s3, templateDatabase, databasePasswords } };
  } catch (error) {
    await stack.remove();
    throw error;
  }
}

async function startEmbedded(): Promise<TestStack> {
  await removeStaleFolders();
  const dataFolder = await mkdtemp(join(tmpdir(), `trueswing-test-${process.pid}-`));
  return startStores({ dataFolder, fsync: false });
}

/** Removes the folders of killed test runs. */
async function removeStaleFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^trueswing-test-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(identityOf(Number(pid)))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

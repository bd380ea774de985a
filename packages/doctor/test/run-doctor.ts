import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { loadSchemaModules, repositoryRoot } from '@trueswing/testkit';
import type { EnvReaders } from '../src/environments/read-environments.ts';
import { examine, readEnvFolder } from '../src/index.ts';

export interface DoctorRun {
  status: number;
  report: string;
  /** Lines of the report that are not ok, with what to do. */
  problems: string;
}

/** Runs the doctor as an operator does: on a folder, or without one on the stack of a data folder. */
export async function runDoctor(folder: string | null, variables: Record<string, string> = {}): Promise<DoctorRun> {
  const args = [join(repositoryRoot, 'scripts/doctor.mjs'), ...(folder === null ? [] : [folder])];
  const options = { env: { PATH: process.env.PATH, ...variables } };
  const [status, report] = await new Promise<[number, string]>((resolve) => {
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) =>
      resolve([child.exitCode ?? -1, stdout + stderr]),
    );
  });
  return { status, report, problems: problemsOf(report) };
}

const problemsOf = (report: string): string => report.match(/^(?:warning|failed).*\n(?: .*\n)+/gm)?.join('') ?? '';

/**
 * Examines a folder as `scripts/doctor.mjs` does, but in this process: the command takes longer to load all services than to examine
 * them.
 */
export async function examineHere(folder: string, variables: Record<string, string> = {}): Promise<DoctorRun> {
  const ofProcess = { PATH: process.env.PATH, ...variables };
  const [gateway, worker, billing, gamification] = await Promise.all(
    ['gateway', 'analysis-worker', 'billing', 'gamification'].map(
      (name) => import(/* @vite-ignore */ join(repositoryRoot, 'services', name, 'src/env.ts')),
    ),
  );
  const readers: EnvReaders = {
    gateway: gateway.readServiceEnv,
    'analysis-worker': worker.readWorkerEnv,
    billing: billing.readServiceEnv,
    gamification: gamification.readServiceEnv,
  };
  const schemas = (await loadSchemaModules()) as SchemaModule[];
  const modulesOf = (...names: string[]) => schemas.filter(({ schema }) => names.includes(schema));
  const { report, isHealthy } = await examine({
    services: readEnvFolder(folder, ofProcess),
    readers,
    modules: {
      gateway: modulesOf('gateway'),
      'analysis-worker': modulesOf('events', 'analysis'),
      billing: modulesOf('events', 'billing'),
      gamification: modulesOf('events', 'gamification'),
    },
    dataFolder: folder,
    variables: ofProcess,
  });
  return { status: isHealthy ? 0 : 1, report, problems: problemsOf(report) };
}

/** Writes the variables of services as the volumes of the containers hold them. */
export async function writeEnvFolder(folder: string, services: Record<string, NodeJS.ProcessEnv>): Promise<void> {
  for (const [name, variables] of Object.entries(services)) {
    await mkdir(join(folder, name), { recursive: true });
    const lines = Object.entries(variables).map(([variable, value]) => `${variable}='${value}'\n`);
    await writeFile(join(folder, name, 'env'), lines.join(''));
  }
}

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@trueswing/testkit';

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
  const problems = report.match(/^(?:warning|failed).*\n(?: .*\n)+/gm)?.join('') ?? '';
  return { status, report, problems };
}

/** Writes the variables of services as the volumes of the containers hold them. */
export async function writeEnvFolder(folder: string, services: Record<string, NodeJS.ProcessEnv>): Promise<void> {
  for (const [name, variables] of Object.entries(services)) {
    await mkdir(join(folder, name), { recursive: true });
    const lines = Object.entries(variables).map(([variable, value]) => `${variable}='${value}'\n`);
    await writeFile(join(folder, name, 'env'), lines.join(''));
  }
}

import { join } from 'node:path';
import { ChaosProcess } from '@trueswing/testkit';
import type { Target } from './round-robin.ts';

/** Services that others call. */
export const called = ['billing', 'gamification', 'gateway'] as const;
export const services = ['analysis-worker', ...called] as const;
export type Service = (typeof services)[number];

/** A built version of the product: its name and the root of its tree. */
export interface Version {
  name: string;
  tree: string;
}

/** A running copy of a service. */
export interface ServiceCopy extends Target {
  service: Service;
  tree: string;
  process: ChaosProcess;
}

const startMs = 120_000;

/** Starts a copy of a service of one version on a free port, and waits until it is ready. */
export async function startCopy(service: Service, version: Version, env: NodeJS.ProcessEnv): Promise<ServiceCopy> {
  const entry = join(version.tree, 'services', service, 'dist/main.js');
  const process = new ChaosProcess({ entry, env: { ...env, PORT: '0', LOG_LEVEL: 'info' } });
  await process.untilOutput(/"started"/, startMs);
  const port = /listening at http:\/\/127\.0\.0\.1:(\d+)"/.exec(process.output)?.[1];
  if (!port) throw new Error(`${service} logged no address`);
  return { service, version: version.name, tree: version.tree, port: Number(port), process };
}

/** Ends a copy as a deployment does. @returns the exit status */
export const endCopy = (copy: ServiceCopy): Promise<number | null> => copy.process.end('SIGTERM');

/** The errors that a copy logged, without where and when. */
export const errorsOf = ({ service, version, process }: ServiceCopy): string[] =>
  process.output
    .split('\n')
    .filter((line) => /^\{"level":[56]0,/.test(line))
    .map((line) => JSON.parse(line) as { msg: string; err?: { message?: string } })
    .map(({ msg, err }) => `${service} of ${version}: ${err?.message ?? msg}`);

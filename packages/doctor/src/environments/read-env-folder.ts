import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type ServiceName, serviceNames, type Variables } from './service-env.ts';

/**
 * Reads `<folder>/<service>/env` of each service. A variable of the process wins over one of a file, as it does when Node reads the file
 * for the service. @throws if the folder does not exist
 */
export function readEnvFolder(folder: string, ofProcess: Variables): Partial<Record<ServiceName, Variables>> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`there is no folder ${folder}`);
  const found = serviceNames
    .map((name) => [name, join(folder, name, 'env')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, { ...parseEnv(readFileSync(file, 'utf8')), ...ofProcess }]);
  return Object.fromEntries(found);
}

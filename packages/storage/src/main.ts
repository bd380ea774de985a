// node packages/storage/dist/main.js audit [--repair <code>] | check, with the variables of env.ts. Ends with 1 while something is left to
// do, or if the store lacks something.
import { parseArgs } from 'node:util';
import { auditStorage } from './audit/audit.ts';
import { checkObjectStore } from './check/check-object-store.ts';
import { readCheckedStore, readStores } from './env.ts';
import { loadSchemas } from './load-schemas.ts';

const usage = 'usage: storage audit [--repair <code of the repairs that the audit prints>] | storage check [endpoint]';

type Command = { name: 'audit'; code: string | null } | { name: 'check'; endpoint: string | undefined };

function readArguments(): Command | null {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { repair: { type: 'string' } } });
    const [name, endpoint, ...more] = positionals;
    if (name === 'check' && more.length === 0 && values.repair === undefined) return { name, endpoint };
    if (name !== 'audit' || endpoint !== undefined) return null;
    if (values.repair === undefined) return { name, code: null };
    return /^[0-9a-f]{8}$/.test(values.repair) ? { name, code: values.repair } : null;
  } catch {
    return null;
  }
}

/** @returns how much is left to do, or lacking */
async function run(command: Command): Promise<number> {
  if (command.name === 'audit') {
    const { code } = command;
    return auditStorage({ ...readStores(), code, schemas: await loadSchemas(), log: console.log });
  }
  if (command.endpoint) process.env.S3_ENDPOINT = command.endpoint;
  return checkObjectStore({ ...readCheckedStore(), log: console.log });
}

const asked = readArguments();
if (!asked) {
  console.error(usage);
  process.exit(2);
}
try {
  process.exit((await run(asked)) > 0 ? 1 : 0);
} catch (error) {
  console.error(`storage: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}

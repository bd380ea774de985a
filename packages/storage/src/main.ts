// node packages/storage/dist/main.js audit [--repair <code>], with the variables of env.ts. Ends with 1 while something is left to do.
import { parseArgs } from 'node:util';
import { auditStorage } from './audit/audit.ts';
import { readStores } from './env.ts';
import { loadSchemas } from './load-schemas.ts';

const usage = 'usage: storage audit [--repair <code of the repairs that the audit prints>]';

function readArguments(): { code: string | null } | null {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { repair: { type: 'string' } } });
    if (positionals.join(' ') !== 'audit') return null;
    if (values.repair === undefined) return { code: null };
    return /^[0-9a-f]{8}$/.test(values.repair) ? { code: values.repair } : null;
  } catch {
    return null;
  }
}

const asked = readArguments();
if (!asked) {
  console.error(usage);
  process.exit(2);
}
try {
  const left = await auditStorage({ ...readStores(), ...asked, schemas: await loadSchemas(), log: console.log });
  process.exit(left > 0 ? 1 : 0);
} catch (error) {
  console.error(`storage: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}

// node packages/storage/dist/main.js audit [--repair <number>], with the variables of env.ts. Ends with 1 while something is left to do.
import { parseArgs } from 'node:util';
import { auditStorage } from './audit/audit.ts';
import { readStores } from './env.ts';

const usage = 'usage: storage audit [--repair <number of repairs that the audit names>]';

function readArguments(): { repairs: number | null } | null {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { repair: { type: 'string' } } });
    if (positionals.join(' ') !== 'audit') return null;
    if (values.repair === undefined) return { repairs: null };
    return /^\d+$/.test(values.repair) ? { repairs: Number(values.repair) } : null;
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
  const left = await auditStorage({ ...readStores(), ...asked, log: console.log });
  process.exit(left > 0 ? 1 : 0);
} catch (error) {
  console.error(`storage: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}

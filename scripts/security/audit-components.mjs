// Asks the registry for known vulnerabilities of the packages that ship.
//   node scripts/security/audit-components.mjs    exits with 0 if there are none but accepted ones (docs/security/components.md), with 1
//                                                 if there are others, with 3 if no audit was made
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeAudit, statuses } from './judge-audit.mjs';
import { rowsBelow } from './licenses.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}docs/security/components.md`, 'utf8');
const accepted = rowsBelow(page, 'Accepted advisories').map(([advisory, name, until, reason]) => ({
  advisory,
  name,
  until,
  reason,
}));

const { verdict, lines } = judgeAudit(askRegistry(), accepted, new Date().toISOString().slice(0, 10));
for (const line of lines) (verdict === 'clean' ? console.log : console.error)(line);
process.exit(statuses[verdict]);

function askRegistry() {
  const { stdout, stderr, error } = spawnSync(`${root}node_modules/.bin/pnpm`, ['audit', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return { error: { code: 'no-json', message: error?.message ?? (`${stdout}${stderr}`.trim() || 'pnpm failed') } };
  }
}

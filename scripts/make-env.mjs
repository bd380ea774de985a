// Creates .env from .env.example, with a new secret for each <generate>. Never overwrites an existing file.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
const target = process.argv[2] ?? '.env';
const filled = example.replaceAll(/(?<==)<generate>$/gm, () => randomBytes(24).toString('hex'));
try {
  writeFileSync(target, filled, { flag: 'wx', mode: 0o600 });
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.error(`${target} exists; remove it first to get new secrets`);
  process.exit(1);
}
console.log(`wrote ${target}`);

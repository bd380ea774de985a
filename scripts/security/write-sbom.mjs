// Writes the software bill of materials of each shipped part.
//   node scripts/security/write-sbom.mjs [folder]    dist/sbom by default: <part>.cdx.json
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLicenseRules } from './licenses.mjs';
import { makeSbom, validateSbom } from './make-sbom.mjs';
import { parts, readComponents } from './read-components.mjs';

const folder = process.argv[2] ?? 'dist/sbom';
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const rules = readLicenseRules();

mkdirSync(folder, { recursive: true });
for (const [part, folders] of Object.entries(parts)) {
  const { direct, components } = readComponents(folders);
  const json = makeSbom({ part, version, direct, components, rules, now: new Date() });
  const error = await validateSbom(json);
  if (error) throw new Error(`${part} does not follow the schema: ${JSON.stringify(error)}`);
  const file = join(folder, `${part}.cdx.json`);
  writeFileSync(file, `${json}\n`);
  console.log(`${file}: ${components.length} packages`);
}

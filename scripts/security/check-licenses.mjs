// Checks that every package of a shipped part has a license that docs/security/components.md allows.
//   node scripts/security/check-licenses.mjs    exits with 1 if one has not
import { findLicenseProblems, readLicenseRules } from './licenses.mjs';
import { parts, readComponents } from './read-components.mjs';

const { components } = readComponents(Object.values(parts).flat());
const problems = findLicenseProblems(components, readLicenseRules());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`check-licenses: the licenses of ${components.length} packages are allowed`);

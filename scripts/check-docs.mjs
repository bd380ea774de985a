// Checks that every path, link and `npm run` script that the documentation names exists, that these scripts install what they need, that the
// list of decisions is complete, and that decision 0015 lists each file with a timeout.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(existsSync);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** A path from the root of the repository, in code. Placeholders such as `<feature>` and `*` end it. */
const pathPattern =
  /(?<![\w/.@-])(?:\.github|apps|bench|deploy|dev|docs|packages|research|samples|scripts|services)\/[\w./{},-]*/g;

/** Pages for developers, who have installed the packages. The commands of all others run on a fresh checkout. */
const afterInstallation = ['CONTRIBUTING.md', 'docs/screens.md'];
const installs = (name) => scripts[name].startsWith('node scripts/boot.mjs ');

const problems = pages.flatMap((page) => {
  const text = readFileSync(page, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, link]) => join(dirname(page), link));
  const code = [...text.matchAll(/^ *```[\s\S]*?^ *```|`[^`]+`/gm)].map(([span]) => span).join('\n');
  const named = [...code.matchAll(pathPattern)].flatMap(([path]) => expandBraces(path.replace(/[.,-]+$/, '')));
  const commands = [...code.matchAll(/npm run (?:--silent )?([\w:-]*\w)(?![\w:-]*<)/g)].map(([, name]) => name);
  return [
    ...[...links, ...named].filter((path) => !exists(path)).map((path) => `${page}: no file ${path}`),
    ...commands.filter((name) => !scripts[name]).map((name) => `${page}: no script "${name}" in package.json`),
    ...commands
      .filter((name) => scripts[name] && !installs(name) && !afterInstallation.includes(page))
      .map((name) => `${page}: "npm run ${name}" fails on a fresh checkout, since scripts/boot.mjs does not run it`),
  ];
});

/** `a/{b,c}/d` → `a/b/d`, `a/c/d` */
function expandBraces(path) {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before, parts, after] = match;
  return parts.split(',').flatMap((part) => expandBraces(before + part + after));
}

/** Built and generated files are named too; a name without its ending finds the file, as vitest's filters do. */
function exists(path) {
  if (path.includes('/dist/') || path.includes('/.screenshots/') || existsSync(path)) return true;
  return execFileSync('git', ['ls-files', `${path}*`]).length > 0;
}

const index = readFileSync('docs/decisions/README.md', 'utf8');
for (const page of pages.filter((path) => /^docs\/decisions\/\d/.test(path))) {
  if (!index.includes(`(${basename(page)})`)) problems.push(`docs/decisions/README.md: does not list ${page}`);
}

/** A number that limits a wait, such as `const callTimeoutMs = 5_000`, `{ timeoutMs: 5_000 }` or `set local lock_timeout`. */
const timeoutPattern =
  /\b\w*(?:[tT]imeout|patience|silence|deadline)Ms(?: =|:| \?\?) [\d_]+|AbortSignal\.timeout\(\d|\block_timeout\b/;
const timeoutPage = readFileSync('docs/decisions/0015-timeouts.md', 'utf8');
const timeoutPaths = [...timeoutPage.matchAll(pathPattern)].map(([path]) => path);
const tracked = execFileSync('git', ['ls-files', 'apps', 'packages', 'services'], { encoding: 'utf8' }).split('\n');
for (const path of tracked.filter((each) => /\/src\/.*(?<!\.test)\.tsx?$/.test(each) && existsSync(each))) {
  const isListed = timeoutPaths.some((listed) => path.startsWith(listed));
  if (!isListed && timeoutPattern.test(readFileSync(path, 'utf8'))) {
    problems.push(`docs/decisions/0015-timeouts.md: does not list ${path}, which has a timeout`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`check-docs: the paths and scripts in ${pages.length} pages exist`);

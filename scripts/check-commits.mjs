// Rejects commit subjects that are not `area: imperative sentence`, without a period at the end.
//   node scripts/check-commits.mjs    the newest commits of this checkout; exits with 1 when it finds one
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Commits that were written earlier have older forms, also where one of them is picked later. */
const firstDay = '2026-12-02';
const newestCommits = 300;
const form = /^[a-z][a-z0-9 -]*(?:, [a-z][a-z0-9 -]*)*: (\S+(?: \S+)*)$/;
/** Subjects that Git itself writes. */
const gitsOwn = /^(?:Revert|Reapply) "/;
/** Words that begin a statement, and no request. */
const noVerbs = new Set(
  'a an the this that no not each every any one only how what which after at in of past without'.split(' '),
);
/** Past tenses, participles, and third persons or plurals. */
const otherForms = /(?:ed|ing|s)$/;
/** Verbs that end like one of them. */
const verbs = /(?:eed|ss|us)$|^(?:embed|shed|bring|ping|string|swing|alias|bias)$/;

/** @returns {string | null} the reason why a subject is rejected */
export function findSubjectProblem(subject) {
  if (gitsOwn.test(subject)) return null;
  if (subject.endsWith('.')) return 'ends with a period';
  const sentence = form.exec(subject)?.[1];
  if (sentence === undefined) return 'is not `area: imperative sentence`';
  const [first] = sentence.split(' ');
  if (/^[A-Z][a-z]/.test(first)) return `"${first}" has a capital`;
  const word = first.replace(/\W+$/, '').toLowerCase();
  const isVerb = !noVerbs.has(word) && (!otherForms.test(word) || verbs.test(word));
  return isVerb ? null : `"${first}" is no imperative; begin with a verb, such as "add" or "reject"`;
}

/** @returns {{ hash: string, subject: string }[] | null} newest first, without merges; null where there is no history to check */
export function listCommits(folder) {
  const git = (...args) =>
    execFileSync('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    // Its only commit may be one that the server of a pull request made.
    if (isShallow && git('rev-list', '--count', 'HEAD') === '1') return null;
    const log = git('log', '--no-merges', `--max-count=${newestCommits}`, '--format=%as%x09%h%x09%s', 'HEAD');
    const commits = log.split('\n').map((line) => line.split('\t'));
    return commits
      .filter(([day]) => day >= firstDay)
      .map(([, hash, ...subject]) => ({ hash, subject: subject.join('\t') }));
  } catch {
    return null;
  }
}

function main() {
  const commits = listCommits('.');
  if (commits === null) return console.log('check-commits: nothing checked, since this checkout has no history');
  const found = commits.flatMap(({ hash, subject }) => {
    const problem = findSubjectProblem(subject);
    return problem ? [`${hash} ${subject}\n  ${problem}`] : [];
  });
  console.log(found.join('\n') || `check-commits: no problems in ${commits.length} commits since ${firstDay}`);
  if (found.length > 0) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

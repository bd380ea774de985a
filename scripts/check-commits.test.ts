import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubjectProblem, listCommits } from './check-commits.mjs';

test.each([
  'gateway: answer 504 when the store trickles',
  'payments-sandbox, web: process a dispute',
  'container check: focus on https',
  'domain: embed the figure of an exercise',
  'docs: need no network, and bring it back',
  'Revert "gateway: answers 504."',
])('"%s" has the form', (subject) => {
  expect(findSubjectProblem(subject)).toBeNull();
});

test.each([
  ['answer 504 when the store trickles', 'form'],
  ['gateway:answer 504', 'form'],
  ['Gateway: answer 504', 'form'],
  ['gateway: answer 504.', 'period'],
  ['gateway: Answer 504', 'capital'],
  ['gateway: answered 504', 'imperative'],
  ['gateway: answers 504', 'imperative'],
  ['gateway: answering 504', 'imperative'],
  ['web: the answer is 504', 'imperative'],
  ['web: no answer is empty', 'imperative'],
  ['web: each answer has a code', 'imperative'],
])('"%s" is rejected for its %s', (subject, reason) => {
  const words = { form: /area: imperative/, period: /period/, capital: /capital/, imperative: /no imperative/ };
  expect(findSubjectProblem(subject)).toMatch(words[reason as keyof typeof words]);
});

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-commits-'));
  git('init', '--quiet', '--initial-branch=main', 'project');
  const commits = [
    ['2026-12-01T12:00:00Z', 'the form of an older commit'],
    ['2026-12-02T12:00:00Z', 'web: add a screen'],
    ['2026-12-03T12:00:00Z', 'web: remove it again'],
  ] as const;
  for (const [date, subject] of commits) {
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', subject],
      { cwd: join(folder, 'project'), env: { ...process.env, GIT_AUTHOR_DATE: date }, stdio: 'pipe' },
    );
  }
  for (const depth of [1, 2]) {
    git('clone', '--quiet', `--depth=${depth}`, `file://${join(folder, 'project')}`, `depth-${depth}`);
  }
});

afterAll(() => rm(folder, { recursive: true }));

const subjectsIn = (path: string) => listCommits(join(folder, path))?.map(({ subject }) => subject);

test('commits before the first day are not checked', () => {
  expect(subjectsIn('project')).toEqual(['web: remove it again', 'web: add a screen']);
});

test('a shallow clone is checked as far as it goes', () => {
  expect(subjectsIn('depth-2')).toEqual(['web: remove it again', 'web: add a screen']);
});

test('a clone of one commit, and a folder without history, have nothing to check', () => {
  expect(listCommits(join(folder, 'depth-1'))).toBeNull();
  expect(listCommits(folder)).toBeNull();
});

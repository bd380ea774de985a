import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/security/asvs.md`, 'utf8');
const states = ['yes', 'partly', 'no', 'not applicable'];
/** Requirements of levels 1 and 2 in version 5.0.0 of the standard. */
const requirementCount = 253;

interface Requirement {
  id: string;
  level: string;
  state: string;
  paths: string[];
}

/** Cells of each row of a table, in the text. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (.*) \|$/gm)].map(([, cells = '']) => cells.split(' | '));

const requirementsOf = (text: string): Requirement[] =>
  rowsOf(text)
    .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
    .map(([id = '', level = '', , state = '', shownBy = '']) => {
      // After the files, a note may follow.
      const [files = ''] = state === 'not applicable' ? [] : shownBy.split('; ');
      return { id, level, state, paths: [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
    });

/** The title and the requirements of each chapter. */
const chapters = page
  .split(/^## /m)
  .filter((section) => /^V\d+ /.test(section))
  .map((section) => ({ title: section.split('\n')[0] ?? '', requirements: requirementsOf(section) }));
const requirements = requirementsOf(page);

const countsOf = (counted: readonly Requirement[]): string[] => [
  ...states.map((state) => String(counted.filter((each) => each.state === state).length)),
  String(counted.length),
];

test('every requirement is there once, and has a state', () => {
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirementCount);
  expect(requirements).toHaveLength(requirementCount);
  expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([]);
});

test('the printed counts are those of the tables', () => {
  const expected = [
    ...chapters.map(({ title, requirements: own }) => [title, ...countsOf(own)]),
    ['all', ...countsOf(requirements)],
    ...['1', '2'].map((wanted) => [
      `level ${wanted}`,
      ...countsOf(requirements.filter(({ level }) => level === wanted)),
    ]),
  ];
  const [, counts = ''] = /^## Counts\n([\s\S]*?)^## /m.exec(page) ?? [];
  expect(rowsOf(counts).slice(2)).toEqual(expected);
});

test('the gaps are what is not there, or only in part', () => {
  const [, gaps = ''] = /^## Gaps\n([\s\S]*?)^## /m.exec(page) ?? [];
  const listed = [...gaps.matchAll(/^- \*\*([\d.]+)\*\* \((\w+)\)/gm)].map(([, id, state]) => `${id} ${state}`);
  const open = requirements.filter(({ state }) => state === 'no' || state === 'partly');
  expect(listed.sort()).toEqual(open.map(({ id, state }) => `${id} ${state}`).sort());
});

test('what is there is shown by files that exist', () => {
  const tracked = new Set(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n'),
  );
  const unproven = requirements.filter(({ state, paths }) => state !== 'not applicable' && paths.length === 0);
  expect(unproven).toEqual([]);
  const named = requirements.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));
  expect(named.filter(({ path }) => !tracked.has(path))).toEqual([]);
});

import { expect, it } from 'vitest';
import { findStyleProblems } from './check-style.mjs';

const linesOf = (path: string, text: string) => findStyleProblems(path, text).map(({ line }) => line);

it.each([
  ['a comment of one line', 'a.ts', '/** What it costs. */\nconst cost = 1;', [1]],
  ['a comment of several lines', 'a.ts', 'const a = 1;\n/**\n * How it runs.\n */\nconst b = 1;', [2]],
  ['a spread that packs keys', 'a.ts', 'const a = {\n  ...{ b: 1, c: 2 },\n  d: 3,\n};', [2]],
  ['a spread behind a cast', 'a.ts', 'const a = { ...({ b: 1 } as const) };', [1]],
  ['a spread of attributes', 'a.tsx', 'const a = (\n  <A {...{ b, c }} />\n);', [2]],
  ['the message of an error', 'services/a/src/b.ts', "throw new AppError('c', { message: 'No.' });", [1]],
  ['the title of an error by its name', 'services/a/src/b.ts', "new AppError('c', { title, cause });", [1]],
])('finds %s', (_, path, text, lines) => {
  expect(linesOf(path, text)).toEqual(lines);
});

it.each([
  ['a noun', 'a.ts', '/** Cost of a run, in cents. */\nconst cost = 1;'],
  ['a word that begins like one', 'a.ts', '/** Office hours. */\nconst hours = 1;'],
  ['a spread of a condition', 'a.ts', 'const a = { ...(b && { c: 1 }) };'],
  ['a spread of a name', 'a.ts', 'const a = { ...b, c: 1 };'],
  ['a comment inside a function', 'a.ts', 'f(); // What follows is slow.'],
  ['an error without words', 'services/a/src/b.ts', "throw new AppError('c', { cause });"],
  ['the words of another error', 'services/a/src/b.ts', "throw new AppError('c', { message: answer.message });"],
  ['the errors of an area', 'services/a/src/b-errors.ts', "throw new AppError('c', { message: 'No.' });"],
])('leaves %s', (_, path, text) => {
  expect(linesOf(path, text)).toEqual([]);
});

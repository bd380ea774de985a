import { expect, test } from 'vitest';
import { findFolderCircles } from './check-folder-circles.mjs';

const circlesOf = (...imports: [from: string, to: string][]) =>
  findFolderCircles(imports.map(([from, to]) => ({ from, to }))).map(({ folders }) => folders);

test('two sibling folders that import each other are a circle, at every level', () => {
  expect(circlesOf(['a/src/x/1.ts', 'a/src/y/1.ts'], ['a/src/y/2.ts', 'a/src/x/2.ts'])).toEqual([
    ['a/src/x', 'a/src/y'],
  ]);
  expect(circlesOf(['a/src/x/p/1.ts', 'a/src/x/q/1.ts'], ['a/src/x/q/1.ts', 'a/src/x/p/2.ts'])).toEqual([
    ['a/src/x/p', 'a/src/x/q'],
  ]);
});

test('a folder counts with everything inside it', () => {
  expect(circlesOf(['a/src/x/p/1.ts', 'a/src/y/1.ts'], ['a/src/y/q/1.ts', 'a/src/x/1.ts'])).toEqual([
    ['a/src/x', 'a/src/y'],
  ]);
});

test('a circle over three folders is found once, with an import for each pair of neighbors', () => {
  const imports = [
    { from: 'a/src/x/1.ts', to: 'a/src/y/1.ts' },
    { from: 'a/src/x/2.ts', to: 'a/src/y/1.ts' },
    { from: 'a/src/y/1.ts', to: 'a/src/z/1.ts' },
    { from: 'a/src/z/1.ts', to: 'a/src/x/1.ts' },
    { from: 'a/src/z/1.ts', to: 'a/src/other/1.ts' },
  ];
  expect(findFolderCircles(imports)).toEqual([
    { folders: ['a/src/x', 'a/src/y', 'a/src/z'], imports: [imports[0], imports[2], imports[3]] },
  ]);
});

test('one direction is no circle, nor is an import between a folder and a file beside or above it', () => {
  expect(circlesOf(['a/src/x/1.ts', 'a/src/y/1.ts'], ['a/src/x/1.ts', 'a/src/z/1.ts'])).toEqual([]);
  expect(circlesOf(['a/src/x/1.ts', 'a/src/top.ts'], ['a/src/top.ts', 'a/src/x/2.ts'])).toEqual([]);
  expect(circlesOf(['a/src/x/1.ts', 'a/src/x/p/1.ts'], ['a/src/x/p/1.ts', 'a/src/x/2.ts'])).toEqual([]);
});

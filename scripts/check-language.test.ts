import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBannedWords, readBans } from './check-language.mjs';

const table = `
| write | not | except |
| --- | --- | --- |
| handle | obey* | |
| periodic tasks | keep house | |
| delete | forget, forgot | forgot password |
| wake-up | hint | \`apps/web/\` |
| color | colour* | |
`;
const bans = readBans(table);
const find = (path: string, text: string) =>
  findBannedWords(path, text, bans).map(({ line, word }) => `${line} ${word}`);

describe('the language check', () => {
  it.each([
    ['a line comment', 'a.ts', 'const a = 1;\n// It obeys.', '2 obeys'],
    ['a block comment', 'a.tsx', 'export const a = <p>{/* colours */}text</p>;', '1 colours'],
    ['a docstring', 'a.ts', '/**\n * Obeyed.\n */\nexport const a = 1;', '2 Obeyed'],
    [
      'a phrase across two lines of a comment',
      'a.ts',
      '/**\n * They keep\n * house.\n */\nexport {};',
      '2 keep * house',
    ],
    ['a comment inside a template', 'a.ts', `const a = \`x \${/* obey */ 1}\`;`, '1 obey'],
    ['a comment after a regular expression', 'a.mjs', "const a = /'/; // obey", '1 obey'],
    ['a function name', 'a.ts', 'const keepHouse = 1;', '1 keepHouse'],
    ['a property name', 'a.ts', 'const a = { wakeHint: 1 };', '1 Hint'],
    ['a private name', 'a.ts', 'class A { #obeyed = 1; }', '1 obeyed'],
    ['a file name', 'src/obey-event.ts', 'export {};', '0 obey'],
    ['a test title', 'a.test.ts', "it('obeys', () => {});", '1 obeys'],
    ['a title of a table of tests', 'a.test.ts', "it.each([1])('colour %s', () => {});", '1 colour'],
    ['a style sheet', 'a.css', '/* colours */\n.a-colour { content: "colour"; }', '1 colours,2 colour'],
    ['a page of documentation', 'docs/a.md', 'One.\nIt obeys `obey`.', '2 obeys'],
    ['a comment of a workflow', 'a.yml', 'name: obey\n# It obeys.\nrun: x # colours', '2 obeys,3 colours'],
    ['a comment of a shell script', 'scripts/a.sh', '#!/bin/sh\n# It obeys `obey`.\nobey "$#"', '2 obeys'],
    ['a comment of an example environment', '.env.example', '# colours\nOBEY=1', '1 colours'],
    [
      'a comment of a configuration',
      'a.jsonc',
      '{\n  // It obeys.\n  "obey": "obey" /* colours */\n}',
      '2 obeys,3 colours',
    ],
  ])('finds a banned word in %s', (_, path, text, expected) => {
    expect(find(path, text).join()).toBe(expected);
  });

  it.each([
    ['a string', 'a.ts', "const a = 'obey';"],
    ['a template', 'a.ts', `const a = \`obey \${1} obey\`;`],
    ['a regular expression', 'a.ts', 'const a = /obey/;'],
    ['a URL in a string', 'a.ts', "const a = 'https://obey';"],
    ['JSX text', 'a.tsx', 'const a = <p title="obey">// obey</p>;'],
    ['code quoted in a comment', 'a.ts', '// `obey()` of the driver'],
    ['a hash inside a word', 'a.yml', 'url: https://a/b#obey'],
    ['a block of code in a page', 'docs/a.md', '```\nobey\n```\n[link](obey.md)'],
    ['the table itself', 'docs/glossary.md', table],
    ['an excepted phrase', 'forgot-password.ts', '// the forgot-password form\nconst forgotPassword = 1;'],
    ['an excepted path', 'apps/web/src/field.tsx', 'const hint = 1;'],
    ['a part of a longer word', 'a.ts', '// unforgettable\nconst disobedience = 1;'],
  ])('accepts %s', (_, path, text) => {
    expect(find(path, text)).toEqual([]);
  });

  it('reads the banned words of the glossary', () => {
    const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');
    expect(findBannedWords('a.ts', '// Whoever obeys keeps house.', readBans(glossary))).toHaveLength(3);
  });
});

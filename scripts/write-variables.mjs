// Writes the table of all variables into docs/operations.md; with --check it only fails if the table is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { readVariables, writeTable } from './read-variables.mjs';

const page = 'docs/operations.md';
const pattern = /(<!-- variables: node scripts\/write-variables\.mjs -->\n)[\s\S]*?(<!-- end of the variables -->)/;

const variables = readVariables();
const silent = variables.filter(({ text }) => text === '');
if (silent.length > 0) fail(`no comment at ${silent.map(({ name, of }) => `${name} of ${of}`).join(', ')}`);
// `npm start` describes its variables without a schema.
const bare = variables.filter(({ example, of }) => example === '' && of !== '`npm start`');
if (bare.length > 0) fail(`no example at ${bare.map(({ name, of }) => `${name} of ${of}`).join(', ')}`);
const before = readFileSync(page, 'utf8');
if (!pattern.test(before)) fail(`${page} has no place for the table`);
const after = before.replace(pattern, (_, start, end) => `${start}\n${writeTable(variables)}\n\n${end}`);
if (!process.argv.includes('--check')) writeFileSync(page, after);
else if (after !== before)
  fail(`the table of variables in ${page} is out of date: run node scripts/write-variables.mjs`);

function fail(message) {
  console.error(`write-variables: ${message}`);
  process.exit(1);
}

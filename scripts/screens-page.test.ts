import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenSections } from '../apps/web/test/e2e/screens/states/screen-states.ts';

const pattern = /(<!-- states: [^\n]+ -->\n)[\s\S]*(<!-- end of the states -->)/;

type Section = (typeof screenSections)[number];

function printSection(section: Section): string {
  const rows = section.states.map(
    ({ names, state, verify }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${state} | ${verify} |`,
  );
  const how = 'how' in section ? `, ${section.how}` : '';
  return [
    ...('title' in section ? [`## ${section.title}`, ''] : []),
    ...('from' in section ? [`From \`${section.from}\`${how}.`, ''] : []),
    '| Name | State | Verify |',
    '| --- | --- | --- |',
    ...rows,
    ...('note' in section ? ['', section.note] : []),
    '',
  ].join('\n');
}

test('the page of the screens lists the states of the walk; --update prints them again', async () => {
  const file = new URL('../docs/screens.md', import.meta.url).pathname;
  const page = readFileSync(file, 'utf8');
  const tables = screenSections.map(printSection).join('\n');
  await expect(page.replace(pattern, (_, start, end) => `${start}\n${tables}\n${end}`)).toMatchFileSnapshot(file);
});

test('a state has one name', () => {
  const names = screenSections.flatMap(({ states }) => states.flatMap((each) => [...each.names]));
  expect(new Set(names).size).toBe(names.length);
});

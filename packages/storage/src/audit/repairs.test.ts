import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { codeOfRepairs, refusalOfRepairs } from './repairs.ts';

const object = (key: string): Finding => ({ kind: 'object', key, bytes: 1 });
const parts = (uploadId: string): Finding => ({ kind: 'parts', key: 'a', uploadId });
const original = (key: string): Finding => ({
  kind: 'original',
  analysisId: 'a',
  key,
  isAnalyzed: true,
  isAllMissing: true,
});
const output = (key: string): Finding => ({ kind: 'output', analysisId: 'a', key });

it('a code names the same repairs in any order, and no others', () => {
  const code = codeOfRepairs([object('a'), object('b')]);
  expect(code).toMatch(/^[0-9a-f]{8}$/);
  expect(codeOfRepairs([object('b'), object('a')])).toBe(code);
  for (const others of [[object('a'), object('c')], [object('a')], [object('a'), original('b')]])
    expect(codeOfRepairs(others)).not.toBe(code);
  expect(codeOfRepairs([parts('1')])).not.toBe(codeOfRepairs([parts('2')]));
});

it.each([
  ['nothing at all', [], 0, { original: 0, output: 0 }, null],
  ['an empty bucket', [], 0, { original: 0, output: 1 }, 'the bucket is empty'],
  ['half of the originals', [original('a')], 5, { original: 2, output: 3 }, null],
  ['most of the originals', [original('a'), original('b')], 5, { original: 3, output: 3 }, '2 of 3 uploaded videos'],
  ['most of the outputs', [output('a'), output('b')], 5, { original: 3, output: 3 }, '2 of 3 files of analyses'],
  ['half of the objects', [object('a')], 2, { original: 1, output: 0 }, null],
  ['most of the objects', [object('a'), object('b')], 3, { original: 1, output: 0 }, '2 of 3 objects would be removed'],
])('%s', (_, findings, objects, required, reason) => {
  const refusal = refusalOfRepairs(findings, { objects, required });
  expect(reason === null ? refusal : refusal?.includes(reason)).toBe(reason === null ? null : true);
});

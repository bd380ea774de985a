import { expect, it } from 'vitest';
import { isSpeedRecord } from './speed-record.ts';

it.each([
  ['faster', 104.1, 104, true],
  ['as fast', 104, 104, false],
  ['slower', 103.9, 104, false],
  ['the first', 104, null, false],
  ['not measured', null, 104, false],
])('%s than before', (_, mph, before, isRecord) => {
  expect(isSpeedRecord(mph, before)).toBe(isRecord);
});

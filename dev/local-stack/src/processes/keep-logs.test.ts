import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepLogs } from './keep-logs.ts';

it('the logs of the last ten runs are kept beside that of the present one, and no older ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('other.log'), 'other');
  writeFileSync(file('gateway.previous.log'), 'of an earlier version');
  for (let run = 1; run <= 13; run++) {
    keepLogs(file('gateway.log'));
    writeFileSync(file('gateway.log'), `run ${run}`);
  }
  const names = [...Array.from({ length: 10 }, (_, at) => `gateway.${at + 1}.log`), 'gateway.log', 'other.log'];
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  const kept = ['gateway.log', 'gateway.1.log', 'gateway.10.log'].map((name) => readFileSync(file(name), 'utf8'));
  expect(kept).toEqual(['run 13', 'run 12', 'run 3']);
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from './journal.ts';
import { SandboxState } from './sandbox-state.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const product = (id: string, name: string) =>
  ({ id, object: 'product', active: true, created: 1, livemode: false, metadata: {}, name }) as const;

function open() {
  const journal = new Journal(folder);
  const state = new SandboxState(journal.records, (changes) => journal.append(changes));
  return { state, names: () => state.all('product').map(({ name }) => name), close: () => journal.close() };
}

it('rolls back a transaction that fails, also after a restart', () => {
  const { state, names, close } = open();
  state.transact(1, () => state.put(product('a', 'one')));
  const failing = () => {
    state.put(product('a', 'two'));
    state.put(product('a', 'three'));
    state.put(product('b', 'new'));
    throw new Error('refused');
  };
  expect(() => state.transact(2, failing)).toThrow('refused');
  expect(names()).toEqual(['one']);
  close();
  expect(open().names()).toEqual(['one']);
});

it('rolls back a transaction that could not be written', () => {
  const state = new SandboxState([product('a', 'one')], () => {
    throw new Error('disk full');
  });
  expect(() => state.transact(1, () => state.put(product('a', 'two')))).toThrow('disk full');
  expect(state.get('product', 'a').name).toBe('one');
});

it('restores the last version of each record, in order of creation, without an incomplete transaction', () => {
  const { state, close } = open();
  state.transact(1, () => [state.put(product('a', 'one')), state.put(product('b', 'b'))]);
  state.transact(2, () => state.put(product('a', 'two')));
  close();
  const file = join(folder, 'journal.jsonl');
  writeFileSync(file, `${readFileSync(file, 'utf8')}[{"id":"c","object":"prod`);
  const again = open();
  expect(again.names()).toEqual(['two', 'b']);
  again.state.transact(3, () => again.state.put(product('c', 'c')));
  again.close();
  expect(open().names()).toEqual(['two', 'b', 'c']);
});

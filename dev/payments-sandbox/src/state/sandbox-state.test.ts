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

const plan = (id: string, price: string) =>
  ({ id, object: 'sandbox.checkout_plan', price, subscriptionMetadata: {} }) as const;

function open() {
  const journal = new Journal(folder);
  const state = new SandboxState(journal.records, (changes) => journal.append(changes));
  return {
    state,
    prices: () => state.all('sandbox.checkout_plan').map(({ price }) => price),
    close: () => journal.close(),
  };
}

it('rolls back a transaction that fails, also after a restart', () => {
  const { state, prices, close } = open();
  state.transact(1, () => state.put(plan('a', 'one')));
  const failing = () => {
    state.put(plan('a', 'two'));
    state.put(plan('a', 'three'));
    state.put(plan('b', 'new'));
    throw new Error('refused');
  };
  expect(() => state.transact(2, failing)).toThrow('refused');
  expect(prices()).toEqual(['one']);
  close();
  expect(open().prices()).toEqual(['one']);
});

it('rolls back a transaction that could not be written', () => {
  const state = new SandboxState([plan('a', 'one')], () => {
    throw new Error('disk full');
  });
  expect(() => state.transact(1, () => state.put(plan('a', 'two')))).toThrow('disk full');
  expect(state.get('sandbox.checkout_plan', 'a').price).toBe('one');
});

it('restores the last version of each record, in order of creation, without an incomplete transaction', () => {
  const { state, close } = open();
  state.transact(1, () => [state.put(plan('a', 'one')), state.put(plan('b', 'b'))]);
  state.transact(2, () => state.put(plan('a', 'two')));
  close();
  const file = join(folder, 'journal.jsonl');
  writeFileSync(file, `${readFileSync(file, 'utf8')}[{"id":"c","object":"sand`);
  const again = open();
  expect(again.prices()).toEqual(['two', 'b']);
  again.state.transact(3, () => again.state.put(plan('c', 'c')));
  again.close();
  expect(open().prices()).toEqual(['two', 'b', 'c']);
});

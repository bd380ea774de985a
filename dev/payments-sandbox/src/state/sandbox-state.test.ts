import { mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
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

function open(write?: ConstructorParameters<typeof Journal>[1]) {
  const journal = new Journal(folder, write);
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

it('goes on behind a transaction that a full disk took in part, also after a restart', () => {
  let isFull = false;
  const { state, prices, close } = open((descriptor, bytes) => {
    if (!isFull) return writeSync(descriptor, bytes);
    if (bytes.length < 20) throw new Error('disk full');
    return writeSync(descriptor, bytes.subarray(0, bytes.length - 10));
  });
  state.transact(1, () => state.put(plan('a', 'one')));
  isFull = true;
  expect(() => state.transact(2, () => state.put(plan('b', 'two')))).toThrow('disk full');
  isFull = false;
  state.transact(3, () => state.put(plan('c', 'three')));
  expect(prices()).toEqual(['one', 'three']);
  close();
  expect(open().prices()).toEqual(['one', 'three']);
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

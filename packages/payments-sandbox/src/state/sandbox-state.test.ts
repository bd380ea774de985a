import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from './journal.ts';
import { Books } from './sandbox-state.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-books-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const product = (id: string, name: string) =>
  ({ id, object: 'product', active: true, created: 1, livemode: false, metadata: {}, name }) as const;

function open() {
  const journal = new Journal(folder);
  const books = new Books(journal.records, (changes) => journal.append(changes));
  return { books, names: () => books.all('product').map(({ name }) => name), close: () => journal.close() };
}

it('changes nothing when a transaction fails, neither now nor after a restart', () => {
  const { books, names, close } = open();
  books.transact(1, () => books.put(product('a', 'one')));
  const failing = () => {
    books.put(product('a', 'two'));
    books.put(product('a', 'three'));
    books.put(product('b', 'new'));
    throw new Error('refused');
  };
  expect(() => books.transact(2, failing)).toThrow('refused');
  expect(names()).toEqual(['one']);
  close();
  expect(open().names()).toEqual(['one']);
});

it('changes nothing that could not be written', () => {
  const books = new Books([product('a', 'one')], () => {
    throw new Error('disk full');
  });
  expect(() => books.transact(1, () => books.put(product('a', 'two')))).toThrow('disk full');
  expect(books.get('product', 'a').name).toBe('one');
});

it('finds the last version of each record again, in order of creation, without a half-written transaction', () => {
  const { books, close } = open();
  books.transact(1, () => [books.put(product('a', 'one')), books.put(product('b', 'b'))]);
  books.transact(2, () => books.put(product('a', 'two')));
  close();
  const file = join(folder, 'journal.jsonl');
  writeFileSync(file, `${readFileSync(file, 'utf8')}[{"id":"c","object":"prod`);
  const again = open();
  expect(again.names()).toEqual(['two', 'b']);
  again.books.transact(3, () => again.books.put(product('c', 'c')));
  again.close();
  expect(open().names()).toEqual(['two', 'b', 'c']);
});

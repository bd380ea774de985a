import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readZip } from '../../../../test/read-zip.ts';
import type { ExportEntry } from './export-entries.ts';
import { streamZip } from './stream-zip.ts';

const mtime = new Date('2026-11-21T12:00:00Z');
const file = (path: string, source: () => Readable): ExportEntry => ({
  path,
  compress: false,
  open: async () => source(),
});
const text = (path: string, content: string) => file(path, () => Readable.from([Buffer.from(content)]));
const zipOf = (entries: ExportEntry[], failures: unknown[] = []) =>
  streamZip(Readable.from(entries) as AsyncIterable<ExportEntry>, {
    mtime,
    onFailure: (error) => failures.push(error),
  });

/** An endless source that counts the bytes read from it. */
function endless() {
  const source = {
    takenBytes: 0,
    stream: new Readable({
      read() {
        source.takenBytes += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    }),
  };
  return source;
}

it('packs every file as it is', async () => {
  const files = await readZip(
    await buffer(zipOf([text('a.json', '{}'), text('swings/b.mp4', 'video'), text('c', '')])),
  );
  expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['a.json', '{}'],
    ['swings/b.mp4', 'video'],
    ['c', ''],
  ]);
});

it('reads its sources no faster than it is read', async () => {
  const source = endless();
  const output = zipOf([file('video', () => source.stream)]);
  await once(output, 'readable');
  for (let turns = 0; turns < 200; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(source.takenBytes).toBeLessThan(2_000_000);
  output.destroy();
});

it('closes the open file and opens no other when the reader disconnects', async () => {
  const source = endless();
  let opened = 0;
  const next = file('next', () => {
    opened += 1;
    return Readable.from([]);
  });
  const failures: unknown[] = [];
  const output = zipOf([file('video', () => source.stream), next], failures);
  await once(output, 'readable');
  const closed = once(source.stream, 'close');
  output.destroy();
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect([opened, failures]).toEqual([0, []]);
});

it('fails as a whole when one file fails, and reports that once', async () => {
  const failures: unknown[] = [];
  const broken = file('video', () => Readable.from(brokenVideo()));
  await expect(buffer(zipOf([text('a', 'a'), broken, text('b', 'b')], failures))).rejects.toThrow('store away');
  expect(failures).toHaveLength(1);
  const unopened: ExportEntry = { path: 'x', compress: false, open: () => Promise.reject(new Error('not there')) };
  await expect(buffer(zipOf([unopened], failures))).rejects.toThrow('not there');
});

async function* brokenVideo() {
  yield Buffer.from('half a video');
  throw new Error('store away');
}

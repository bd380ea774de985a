import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ObjectStore } from './object-store.ts';
import { UploadStore } from './upload-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's3-server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const temp = (store: ObjectStore, content: string) => {
  const file = join(store.tempFolder, `test-${content}`);
  writeFileSync(file, content);
  return file;
};
const metadata = (content: string) => ({
  etag: content,
  sizeBytes: content.length,
  headers: { 'content-type': 'a/b' },
});
const read = async (store: ObjectStore, key: string) => {
  const { handle } = await store.open('bucket', key);
  const stream = handle.createReadStream();
  const content = await text(stream);
  if (!stream.closed) await once(stream, 'close');
  return content;
};
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

it('restores every object, and removes what a kill left unfinished', async () => {
  const before = new ObjectStore(folder);
  await before.createBucket('bucket');
  await before.put('bucket', 'a', temp(before, 'one'), metadata('one'));
  await before.put('bucket', 'a/b', temp(before, 'two'), metadata('two'));
  const data = files().find((file) => file.endsWith('.data')) ?? '';
  const orphan = join(folder, dirname(data), 'orphan.data');
  writeFileSync(orphan, 'its description was never written');
  const half = temp(before, 'half an upload');

  const after = new ObjectStore(folder);
  expect([await read(after, 'a'), await read(after, 'a/b')]).toEqual(['one', 'two']);
  expect(after.find('bucket', 'a/b')).toMatchObject(metadata('two'));
  expect([existsSync(orphan), existsSync(half)]).toEqual([false, false]);
});

it('serves the other objects if a power failure has emptied a description', async () => {
  const before = new ObjectStore(folder);
  await before.createBucket('bucket');
  for (const content of ['one', 'two']) await before.put('bucket', content, temp(before, content), metadata(content));
  const { file } = before.find('bucket', 'one');
  const description = files().find((path) => path.endsWith(`${file.slice(0, 64)}.json`)) ?? '';
  for (const damaged of [description, 'buckets/bucket/bucket.json']) writeFileSync(join(folder, damaged), '');

  const log = vi.spyOn(console, 'error').mockReturnValue();
  const after = new ObjectStore(folder);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringContaining('left out'),
    expect.stringContaining(`left out ${join(folder, description)}`),
  ]);
  expect(() => after.find('bucket', 'one')).toThrow('The specified key does not exist.');
  expect(await read(after, 'two')).toBe('two');
  expect(files().some((path) => path.endsWith(file))).toBe(true);
  await after.put('bucket', 'one', temp(after, 'one'), metadata('one'));
  expect(await read(new ObjectStore(folder), 'one')).toBe('one');
  log.mockRestore();
});

it('has one file for an object that was replaced, and none for one that was removed', async () => {
  const store = new ObjectStore(folder);
  await store.createBucket('bucket');
  for (const content of ['one', 'two']) await store.put('bucket', 'a', temp(store, content), metadata(content));
  expect(files().filter((file) => file.endsWith('.data'))).toHaveLength(1);
  await store.remove('bucket', 'a');
  expect(files().filter((file) => /\.(data|json)$/.test(file))).toEqual([expect.stringMatching(/bucket\.json$/)]);
});

it('continues a multipart upload after a restart', async () => {
  const store = new ObjectStore(folder);
  const before = new UploadStore(folder, store.tempFolder);
  const { id } = await before.begin('bucket', 'key', {});
  await before.addPart(before.find(id, 'bucket', 'key'), 1, { file: temp(store, 'part'), sizeBytes: 4, md5: 'aa' });

  const after = new UploadStore(folder, store.tempFolder);
  const upload = after.find(id, 'bucket', 'key');
  expect([...upload.parts.values()]).toMatchObject([{ number: 1, etag: 'aa', sizeBytes: 4 }]);
  let joined = 0;
  await after.complete(upload, [{ number: 1, etag: 'aa' }], async (_, { sizeBytes }) => {
    joined = sizeBytes;
  });
  expect(joined).toBe(4);
  expect(() => after.find(id, 'bucket', 'key')).toThrow('NoSuchUpload');
  expect(files().filter((file) => file.startsWith('uploads/'))).toEqual([]);
});

it('completes no upload whose part a power failure has emptied', async () => {
  const store = new ObjectStore(folder);
  const before = new UploadStore(folder, store.tempFolder);
  const { id } = await before.begin('bucket', 'key', {});
  await before.addPart(before.find(id, 'bucket', 'key'), 1, { file: temp(store, 'part'), sizeBytes: 4, md5: 'aa' });
  const part = files().find((file) => file.endsWith('.part')) ?? '';
  writeFileSync(join(folder, part), '');

  const after = new UploadStore(folder, store.tempFolder);
  const completing = after.complete(after.find(id, 'bucket', 'key'), [{ number: 1, etag: 'aa' }], async () => {});
  await expect(completing).rejects.toMatchObject({ code: 'InvalidPart' });
});

it('stores every key inside the folder', async () => {
  const store = new ObjectStore(folder);
  await store.createBucket('bucket');
  await store.put('bucket', '../../../../escape', temp(store, 'out'), metadata('out'));
  expect(existsSync(join(folder, '..', 'escape'))).toBe(false);
  expect(await read(store, '../../../../escape')).toBe('out');
  await expect(store.createBucket('..')).rejects.toMatchObject({ code: 'InvalidBucketName' });
});

import { expect, test } from 'vitest';
import { sniffVideo } from './sniff-video.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const size = (bytes: number) => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(bytes));
  return buffer;
};
/** An object of ASF: its GUID, its size with both, and what it holds. */
const asfObject = (guid: string, content: Buffer) => Buffer.concat([hex(guid), size(24 + content.length), content]);
const streamOf = (guid: string) =>
  asfObject('9107dcb7 b7a9cf11 8ee600c0 0c205365', Buffer.concat([hex(guid), Buffer.alloc(54)]));
const sound = streamOf('409e69f8 4d5bcf11 a8fd0080 5f5c442b');
const picture = streamOf('c0ef19bc 4d5bcf11 a8fd0080 5f5c442b');
const fileProperties = asfObject('a1dcab8c 47a9cf11 8ee400c0 0c205365', Buffer.alloc(80));
/** The beginning of a .wmv file. */
const asf = (...objects: Buffer[]) => {
  const content = Buffer.concat([Buffer.from([objects.length, 0, 0, 0, 1, 2]), ...objects]);
  return asfObject('3026b275 8e66cf11 a6d900aa 0062ce6c', content);
};

test.each([
  ['whose picture is described first', asf(fileProperties, picture, sound)],
  ['whose sound is described first, as Microsoft writes it', asf(fileProperties, sound, picture)],
  ['whose streams lie beyond the first bytes', asf(fileProperties)],
])('a .wmv file %s is a video', async (_, head) => {
  expect(await sniffVideo(head)).toBe('other');
});

import { expect, test } from 'vitest';
import { readTransferMetadata } from './read-transfer-metadata.ts';

const header = (metadata: Readonly<Record<string, string>>) =>
  Object.entries(metadata)
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',');
const sent = { upload: '0b8e6a52-7a1f', view: 'face-on', filename: 'Schwung №1.mov', filetype: 'video/quicktime' };

test('the metadata of a transfer are read', () => {
  expect(readTransferMetadata(header(sent))).toEqual(sent);
});

test('the name and the type of the file may be missing', () => {
  const { upload, view } = sent;
  expect(readTransferMetadata(header({ upload, view }))).toEqual({ upload, view, filename: '', filetype: '' });
});

test.each([
  ['seven characters', '1234567'],
  ['101 characters', 'x'.repeat(101)],
  ['a zero byte, which the database cannot store', '12345678\0'],
  ['a space', '1234 5678'],
  ['letters beyond ASCII', 'schlüssel'],
])('an upload key with %s is rejected', (_, upload) => {
  expect(() => readTransferMetadata(header({ ...sent, upload }))).toThrow(
    expect.objectContaining({ code: 'bad-request' }),
  );
});

test('a view that we do not know is rejected', () => {
  expect(() => readTransferMetadata(header({ ...sent, view: 'from above' }))).toThrow(
    expect.objectContaining({ code: 'bad-request' }),
  );
});

test('a zero byte in the name of the file is left to the rule of file names', () => {
  expect(readTransferMetadata(header({ ...sent, filename: 'a\0.mov' })).filename).toBe('a\0.mov');
});

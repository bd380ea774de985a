import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkZip } from './check-zip.ts';

describe('a ZIP', () => {
  it('of a few megabytes passes', async () => {
    await expect(checkZip(zipOf(Buffer.alloc(4_000_000)))).resolves.toBeUndefined();
  });

  it.each([
    ['inflates to 100 MB', zipOf(Buffer.alloc(100_000_000)), 'too large'],
    ['declares less than it inflates to', zipOf(Buffer.alloc(100_000_000), 1_000), 'too many bytes'],
    ['is cut off', zipOf(Buffer.from('text')).subarray(0, 40), 'End of central directory'],
    ['is none', Buffer.from('text'), 'End of central directory'],
  ])('that %s is rejected', async (_, bytes, reason) => {
    await expect(checkZip(bytes)).rejects.toThrow(reason);
  });
});

/** A ZIP with one deflated file, which may declare another size than it has. */
function zipOf(content: Buffer, declaredBytes = content.length): Buffer {
  const data = deflateRawSync(content);
  const path = Buffer.from('xl/workbook.xml');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(declaredBytes, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, data]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

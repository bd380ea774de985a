import { crc32 } from 'node:zlib';

const localHeaderBytes = 30;
const centralHeaderBytes = 46;
const endBytes = 22;
const zipVersion = 20;
/** 1980-01-01, the earliest date of the format: the same input gives the same bytes. */
const zipDate = 0x21;

/**
 * A zip whose entries are stored, not compressed, and each start at a multiple of four, since MediaPipe maps them into memory.
 * @param {[name: string, data: Buffer][]} entries
 */
export function writeStoredZip(entries) {
  const files = [];
  const central = [];
  let offset = 0;
  for (const [name, data] of entries) {
    const nameBytes = Buffer.from(name);
    const padding = Buffer.alloc((4 - ((offset + localHeaderBytes + nameBytes.length) & 3)) & 3);
    const checksum = crc32(data);

    const header = Buffer.alloc(localHeaderBytes);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(zipVersion, 4);
    header.writeUInt16LE(zipDate, 12);
    header.writeUInt32LE(checksum, 14);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt32LE(data.length, 22);
    header.writeUInt16LE(nameBytes.length, 26);
    header.writeUInt16LE(padding.length, 28);

    const entry = Buffer.alloc(centralHeaderBytes);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(zipVersion, 4);
    entry.writeUInt16LE(zipVersion, 6);
    entry.writeUInt16LE(zipDate, 14);
    entry.writeUInt32LE(checksum, 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(data.length, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(offset, 42);

    files.push(header, nameBytes, padding, data);
    central.push(entry, nameBytes);
    offset += localHeaderBytes + nameBytes.length + padding.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

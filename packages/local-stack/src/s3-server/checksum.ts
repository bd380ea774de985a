import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

/** A running checksum that ends as S3 writes it: base64. */
interface Checksum {
  update(data: Buffer): void;
  digest(): string;
}

const algorithms: Record<string, () => Checksum> = {
  crc32: () => {
    let value = 0;
    return {
      update: (data) => {
        value = crc32(data, value);
      },
      digest: () => {
        const bytes = Buffer.alloc(4);
        bytes.writeUInt32BE(value);
        return bytes.toString('base64');
      },
    };
  },
  sha1: () => hashChecksum('sha1'),
  sha256: () => hashChecksum('sha256'),
};

function hashChecksum(algorithm: string): Checksum {
  const hash = createHash(algorithm);
  return { update: (data) => void hash.update(data), digest: () => hash.digest('base64') };
}

const prefix = 'x-amz-checksum-';

/**
 * The checksum that a client promised, by header or trailer name (`x-amz-checksum-crc32`, …), ready to run over the
 * body. A kind that is not known is refused: an unchecked checksum would be a lie.
 */
export function startChecksum(header: string): Checksum {
  const start = algorithms[header.slice(prefix.length)];
  if (!start) throw new S3Error('NotImplemented', `Checksum ${header}`);
  return start();
}

export const isChecksumHeader = (name: string): boolean =>
  name.startsWith(prefix) && name !== `${prefix}algorithm` && name !== `${prefix}type` && name !== `${prefix}mode`;

import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from '../s3-error.ts';

/** An incremental checksum. The digest is base64, as in S3's headers. */
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
 * Starts the checksum that a header or trailer declares (`x-amz-checksum-crc32`, …). Rejects an unsupported algorithm,
 * because the client relies on the check.
 */
export function startChecksum(header: string): Checksum {
  const start = algorithms[header.slice(prefix.length)];
  if (!start) throw new S3Error('NotImplemented', `Checksum ${header}`);
  return start();
}

export const isChecksumHeader = (name: string): boolean =>
  name.startsWith(prefix) && name !== `${prefix}algorithm` && name !== `${prefix}type` && name !== `${prefix}mode`;

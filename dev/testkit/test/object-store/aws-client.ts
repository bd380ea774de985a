import { S3Client } from '@aws-sdk/client-s3';
import { testStores } from '../../src/test-stores.ts';

// Disables the warning about the Node version in every test file.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** The AWS SDK: a second client, independent of the one that the product uses. */
export function openAwsClient(credentials: { accessKey?: string; secretKey?: string } = {}): S3Client {
  const { endpoint, region, accessKey, secretKey } = { ...testStores().s3, ...credentials };
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 1,
  });
}

/** Bytes without repetition, so that a comparison detects a shifted or repeated block. */
export function patternBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let offset = 0; offset + 4 <= length; offset += 4) bytes.writeUInt32LE((offset * 2_654_435_761) >>> 0, offset);
  return bytes;
}

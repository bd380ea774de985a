import { S3Client } from '@aws-sdk/client-s3';
import { testStores } from '../../src/test-stores.ts';

// Says that of Node 22 in every test file otherwise.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** The AWS SDK: a second client, written by others than the one that the product uses. */
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

/** Bytes that differ from one another everywhere, so that a shifted or repeated block shows. */
export function patternBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let offset = 0; offset + 4 <= length; offset += 4) bytes.writeUInt32LE((offset * 2_654_435_761) >>> 0, offset);
  return bytes;
}

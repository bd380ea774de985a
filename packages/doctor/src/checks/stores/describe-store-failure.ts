import { describeFailure } from '../../report/describe-failure.ts';
import { failed, type Result } from '../../report/result.ts';

interface Place {
  step: string;
  host: string;
  bucket: string;
  prefix: string;
  /** Beginning of the two variables that have the key. */
  keyVariables: KeyVariables;
}

export type KeyVariables = 'S3' | 'S3_BACKUP';

/** Says what the object store refused, by S3's code of the error. */
export function describeStoreFailure(error: unknown, { step, host, bucket, prefix, keyVariables }: Place): Result {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'InvalidAccessKeyId':
      return failed(
        `${host} does not know the key (${step})`,
        `Correct ${keyVariables}_ACCESS_KEY, or create the key in the store.`,
      );
    case 'SignatureDoesNotMatch':
      return failed(
        `${host} refuses the signature (${step})`,
        `Correct ${keyVariables}_SECRET_KEY. If it is right, compare S3_REGION, and whether a proxy before the store changes Host.`,
      );
    case 'NoSuchBucket':
      return failed(
        `there is no bucket ${bucket} at ${host}`,
        'Create it, or start the gateway, which creates it if its key may. Then run the doctor again.',
      );
    case 'RequestTimeTooSkewed':
      return failed(`the clock of ${host} differs too much`, 'Set both clocks by NTP.');
    case 'AccessDenied':
    case 'Forbidden':
      return failed(
        `${step} in ${prefix}/ of the bucket ${bucket} is not allowed`,
        'Give the key the rights of deploy/object-store/, in the file that is named after the service.',
      );
    default:
      return failed(
        `${step} failed at ${host}: ${describeFailure(error)}`,
        'Start the object store, or correct S3_ENDPOINT. If it answers, it is not compatible enough: choose another store.',
      );
  }
}

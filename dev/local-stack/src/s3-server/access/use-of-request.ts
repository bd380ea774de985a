import type { IncomingMessage } from 'node:http';
import type { S3Target } from '../parse-target.ts';
import { S3Error } from '../s3-error.ts';
import type { Use } from './policy.ts';

/** The use that a request makes of the store, by the names of AWS. Requests of many objects need the right to each. */
export function useOfRequest({ method }: IncomingMessage, target: S3Target): Use {
  const { bucket, key, query } = target;
  const of = (name: string): Use => ({ action: `s3:${name}`, resource: key === '' ? bucket : `${bucket}/${key}` });
  if (bucket === '') return { action: 's3:ListAllMyBuckets', resource: '*' };
  if (key === '') {
    if (method === 'PUT') return of('CreateBucket');
    if (method === 'DELETE') return of('DeleteBucket');
    if (method === 'POST') return { action: 's3:DeleteObject', resource: `${bucket}/*` };
    if (query.has('location')) return of('GetBucketLocation');
    return of(query.has('uploads') ? 'ListBucketMultipartUploads' : 'ListBucket');
  }
  const isUpload = query.has('uploadId');
  switch (method) {
    case 'GET':
    case 'HEAD':
      return of(isUpload ? 'ListMultipartUploadParts' : 'GetObject');
    case 'DELETE':
      return of(isUpload ? 'AbortMultipartUpload' : 'DeleteObject');
    case 'PUT':
    case 'POST':
      return of('PutObject');
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

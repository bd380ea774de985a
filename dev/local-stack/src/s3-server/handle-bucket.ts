import { receiveText } from './body/receive-body.ts';
import { listUploads } from './handle-upload.ts';
import { sendObjectList } from './list-objects.ts';
import { S3Error } from './s3-error.ts';
import type { S3Exchange } from './s3-exchange.ts';
import { readElements, readText, sendXml } from './xml.ts';

const maxDeletes = 1000;
const listQueries = [
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'marker',
  'start-after',
  'continuation-token',
  'encoding-type',
  'fetch-owner',
];

/** ListBuckets. */
export function listBuckets({ response, store }: S3Exchange): void {
  const buckets = store.listBuckets().map(({ name, createdMs }) => ({
    Name: name,
    CreationDate: new Date(createdMs).toISOString(),
  }));
  sendXml(response, 'ListAllMyBucketsResult', {
    Owner: { ID: 'dev', DisplayName: 'dev' },
    Buckets: { Bucket: buckets },
  });
}

/** Handles requests that name a bucket and no key. */
export async function handleBucket(exchange: S3Exchange): Promise<void> {
  const { request, response, store, target, region } = exchange;
  const { bucket, query } = target;
  const operations = [...query.keys()].filter((name) => name !== 'x-id' && !name.startsWith('X-Amz-'));
  const isPlain = operations.length === 0;

  if (request.method === 'PUT' && isPlain) {
    request.resume();
    await store.createBucket(bucket);
    response.writeHead(200, { location: `/${bucket}` }).end();
    return;
  }
  store.bucket(bucket);
  if (request.method === 'HEAD' && isPlain) {
    response.writeHead(200, { 'x-amz-bucket-region': region }).end();
    return;
  }
  if (request.method === 'DELETE' && isPlain) {
    await store.removeBucket(bucket);
    response.writeHead(204).end();
    return;
  }
  if (request.method === 'POST' && query.has('delete')) return deleteObjects(exchange);
  if (request.method === 'GET' && query.has('location')) {
    return sendXml(response, 'LocationConstraint', region === 'us-east-1' ? '' : region);
  }
  if (request.method === 'GET' && query.has('uploads')) return listUploads(exchange);
  if (request.method === 'GET' && operations.every((name) => listQueries.includes(name))) {
    return sendObjectList(response, store, target);
  }
  throw new S3Error('NotImplemented', `${request.method} of a bucket with ${operations.join(', ')}`);
}

async function deleteObjects({ request, response, store, target, signature }: S3Exchange): Promise<void> {
  const xml = await receiveText(request, signature, store.tempFolder);
  const keys = readElements(xml, 'Object').map((object) => readText(object, 'Key'));
  if (keys.length === 0 || keys.length > maxDeletes) throw new S3Error('MalformedXML');
  const deleted: { Key: string }[] = [];
  for (const key of keys) {
    if (key === null) throw new S3Error('MalformedXML');
    await store.remove(target.bucket, key);
    deleted.push({ Key: key });
  }
  sendXml(response, 'DeleteResult', { Deleted: readText(xml, 'Quiet') === 'true' ? [] : deleted });
}

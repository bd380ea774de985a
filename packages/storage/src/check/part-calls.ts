import { buffer } from 'node:stream/consumers';
import { partBytes } from '@trueswing/service-kit/object-store';
import { type Call, expectCode, expectSame, type Place } from './call.ts';

const begin = ({ client, bucket }: Place, key: string): Promise<string> =>
  client.initiateNewMultipartUpload(bucket, key, {});

async function putPart(
  { client, bucket }: Place,
  key: string,
  uploadId: string,
  part: number,
  byte: number,
  bytes = partBytes,
) {
  const to = { bucketName: bucket, objectName: key, uploadID: uploadId, partNumber: part, headers: {} };
  return { part, etag: (await client.uploadPart(to, Buffer.alloc(bytes, byte))).etag };
}

const listBegun = async ({ client, bucket }: Place, prefix: string): Promise<string[]> =>
  (await client.listIncompleteUploadsQuery(bucket, prefix, '', '', '')).uploads.map(({ uploadId }) => uploadId);

/** @returns the first byte of each part */
async function readParts(place: Place, key: string): Promise<number[]> {
  const bytes = await buffer(await place.client.getObject(place.bucket, key));
  return Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, index) => bytes[index * partBytes] ?? -1);
}

/** Objects that arrive in parts, in the order in which they are tried. */
export const partCalls: readonly Call[] = [
  {
    of: 'gateway',
    does: 'sends a video in parts, the second one again, and joins them in order',
    run: async (place) => {
      const key = `${place.prefix}parts`;
      const uploadId = await begin(place, key);
      const first = await putPart(place, key, uploadId, 1, 1);
      await putPart(place, key, uploadId, 2, 9);
      const second = await putPart(place, key, uploadId, 2, 2);
      const third = await putPart(place, key, uploadId, 3, 3, 10);
      await expectCode(() => place.client.statObject(place.bucket, key), ['NotFound', 'NoSuchKey']);
      await place.client.completeMultipartUpload(place.bucket, key, uploadId, [first, second, third]);
      expectSame('what was joined', String(await readParts(place, key)), '1,2,3');
    },
  },
  {
    of: 'gateway',
    does: 'leaves out a part that is not named when parts are joined',
    run: async (place) => {
      const key = `${place.prefix}some`;
      const uploadId = await begin(place, key);
      const first = await putPart(place, key, uploadId, 1, 1);
      await putPart(place, key, uploadId, 2, 2);
      const third = await putPart(place, key, uploadId, 3, 3, 10);
      await place.client.completeMultipartUpload(place.bucket, key, uploadId, [first, third]);
      expectSame('what was joined', String(await readParts(place, key)), '1,3');
    },
  },
  {
    of: 'gateway',
    does: 'lists an upload that is not complete by its key, and cancels it',
    run: async (place) => {
      const key = `${place.prefix}begun`;
      const uploadId = await begin(place, key);
      await putPart(place, key, uploadId, 1, 1);
      expectSame('the list of uploads', (await listBegun(place, key)).join(), uploadId);
      await place.client.abortMultipartUpload(place.bucket, key, uploadId);
      expectSame('the list of uploads', (await listBegun(place, key)).join(), '');
      // A small one: a store may close the connection of one that it refuses before it was sent.
      await expectCode(() => putPart(place, key, uploadId, 2, 2, 10), ['NoSuchUpload']);
    },
  },
  {
    of: 'gateway',
    does: 'lists uploads that are not complete below a prefix',
    run: async (place) => {
      const key = `${place.prefix}below/begun`;
      const uploadId = await begin(place, key);
      try {
        expectSame('the list of uploads', (await listBegun(place, `${place.prefix}below/`)).join(), uploadId);
      } finally {
        await place.client.abortMultipartUpload(place.bucket, key, uploadId);
      }
    },
    otherwise: 'what deleted golfers had begun to upload stays until a rule of the bucket cancels it',
  },
];

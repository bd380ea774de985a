import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { expectSame, listAll, readText } from './call.ts';
import { openWithKey, type Right, type S3Key } from './key-calls.ts';

/** Rights of the key of backups, restore and the storage audit, with objects of its own in both folders. */
export function listBackupRights(store: ObjectStoreEnv, key: S3Key, name: string): Right[] {
  const place = openWithKey(store, key);
  const { client, bucket } = place;
  const finds: Right = {
    of: 'backup',
    does: 'may find the bucket',
    run: async () => expectSame('the existence of the bucket', await client.bucketExists(bucket), true),
  };
  const ofFolder = (folder: string): Right[] => {
    const object = `${folder}/${name}/backup-rights`;
    const right = (does: string, run: () => Promise<void>): Right => ({ of: 'backup', does, run });
    return [
      right(`may write in ${folder}/`, async () => void (await client.putObject(bucket, object, name))),
      right(`may list ${folder}/`, async () =>
        expectSame('the list', [...(await listAll(place, object)).keys()].join(), object),
      ),
      right(`may read ${folder}/`, async () => expectSame('the content', await readText(place, object), name)),
      right(`may list and cancel an upload in parts in ${folder}/`, async () => {
        const uploadId = await client.initiateNewMultipartUpload(bucket, `${object}-in-parts`, {});
        const { uploads } = await client.listIncompleteUploadsQuery(bucket, `${object}-in-parts`, '', '', '');
        await client.abortMultipartUpload(bucket, `${object}-in-parts`, uploadId);
        expectSame('the list of uploads', uploads.map((upload) => upload.uploadId).join(), uploadId);
      }),
      right(`may delete in ${folder}/`, async () => void (await client.removeObject(bucket, object))),
    ];
  };
  return [finds, ...ofFolder('uploads'), ...ofFolder('analyses')];
}

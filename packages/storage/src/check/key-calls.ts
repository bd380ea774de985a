import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import { expectCode, listAll, type Place, readText } from './call.ts';

export interface S3Key {
  accessKey: string;
  secretKey: string;
}

/** Keys of the services, with the rights of their policies in deploy/object-store. */
export interface ServiceKeys {
  gateway: S3Key;
  worker: S3Key;
}

/** A right that a key has, or lacks. */
export interface Right {
  readonly of: 'gateway' | 'worker' | 'backup';
  readonly does: string;
  readonly run: () => Promise<void>;
}

const denied = ['AccessDenied'];

/** The whole bucket, as a key of its own sees it. */
export const openWithKey = (store: ObjectStoreEnv, { accessKey, secretKey }: S3Key): Place => ({
  client: openS3Client({ ...store, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }),
  bucket: store.S3_BUCKET,
  region: store.S3_REGION,
  prefix: '',
});

/** Rights of the services' keys, tried with one object below each of `uploads/` and `analyses/`. */
export function listServiceRights(store: ObjectStoreEnv, keys: ServiceKeys, name: string): Right[] {
  const bucket = store.S3_BUCKET;
  const [uploads, analyses] = [`uploads/${name}/rights`, `analyses/${name}/rights`];
  const sides = [
    { of: 'gateway', place: openWithKey(store, keys.gateway), own: uploads, other: analyses },
    { of: 'worker', place: openWithKey(store, keys.worker), own: analyses, other: uploads },
  ] as const;
  const rights = sides.flatMap(({ of, place, own, other }): Right[] => {
    const [ownFolder, otherFolder] = [own, other].map((key) => `${key.split('/')[0]}/`);
    return [
      { of, does: `may write in ${ownFolder}`, run: async () => void (await place.client.putObject(bucket, own, of)) },
      {
        of,
        does: `may not write in ${otherFolder}`,
        run: () => expectCode(() => place.client.putObject(bucket, `${other}-of-another`, of), denied),
      },
      { of, does: `may list ${otherFolder}`, run: async () => void (await listAll(place, other)) },
      {
        of,
        does: 'may begin and cancel an upload in parts',
        run: async () => {
          const uploadId = await place.client.initiateNewMultipartUpload(bucket, `${own}-in-parts`, {});
          await place.client.abortMultipartUpload(bucket, `${own}-in-parts`, uploadId);
        },
      },
    ];
  });
  // Both objects exist by now.
  const crossing = sides.flatMap(({ of, place, other }): Right[] => [
    { of, does: `may read ${other.split('/')[0]}/`, run: async () => void (await readText(place, other)) },
    {
      of,
      does: `may not delete in ${other.split('/')[0]}/`,
      run: () => expectCode(() => place.client.removeObject(bucket, other), denied),
    },
  ]);
  const last = sides.map(
    ({ of, place, own }): Right => ({
      of,
      does: `may delete in ${own.split('/')[0]}/`,
      run: async () => void (await place.client.removeObject(bucket, own)),
    }),
  );
  return [...rights, ...crossing, ...last];
}

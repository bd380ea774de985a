import { randomBytes } from 'node:crypto';
import { uploadKey } from '@trueswing/contracts';
import { planOf } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { ObjectStore } from '../../../object-store/object-store.ts';
import { type IncomingVideo, type VideoFacts, VideoInspection } from '../inspect-video/inspect-video.ts';

/** One part of the form; parts arrive in the order in which the client sends them. */
export type UploadPart =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; hasFileName: boolean; video: IncomingVideo };

export interface StoredVideo extends VideoFacts {
  key: string;
}

export interface ReceivedUpload {
  fields: Record<string, string>;
  faceOn: StoredVideo | undefined;
  downTheLine: StoredVideo | undefined;
}

const slots = { faceOnVideo: 'face-on', downTheLineVideo: 'down-the-line' } as const;

/**
 * Reads the form: text fields into memory; videos into the object store, inspected on the way.
 * @throws what the inspection throws; AppError `premium-required` for a down-the-line video of a free golfer;
 *   `bad-request` for parts that the form does not know
 */
export async function receiveUpload(
  objectStore: Pick<ObjectStore, 'put'>,
  upload: { analysisId: string; isPremium: boolean; parts: AsyncIterable<UploadPart> },
): Promise<ReceivedUpload> {
  const fields: Record<string, string> = {};
  const videos: Partial<Record<keyof typeof slots, StoredVideo>> = {};
  for await (const part of upload.parts) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    if (!isSlot(part.name) || videos[part.name]) throw new AppError('bad-request');
    // A browser sends an empty part without a file name for a file field that was left empty.
    if (!part.hasFileName && (await isEmpty(part.video))) continue;
    if (part.name === 'downTheLineVideo' && !planOf(upload.isPremium).downTheLine) {
      throw new AppError('premium-required', { requiresUpgrade: true });
    }
    const key = uploadKey(upload.analysisId, slots[part.name], randomBytes(16).toString('hex'));
    const inspection = new VideoInspection();
    await objectStore.put(key, inspection.inspect(part.video));
    videos[part.name] = { key, ...inspection.facts() };
  }
  return { fields, faceOn: videos.faceOnVideo, downTheLine: videos.downTheLineVideo };
}

/** Takes the place of the object store where a repeated upload is read and not stored. */
export const nowhere: Pick<ObjectStore, 'put'> = {
  async put(_key, bytes) {
    for await (const _ of bytes);
  },
};

const isSlot = (name: string): name is keyof typeof slots => Object.hasOwn(slots, name);

async function isEmpty({ bytes }: IncomingVideo): Promise<boolean> {
  for await (const chunk of bytes) if (chunk.length > 0) throw new AppError('bad-request');
  return true;
}

import { transferLifetimeMs } from '@trueswing/contracts';
import { readFromDevice, removeFromDevice, saveOnDevice } from '../../../shared/device-storage.ts';
import { makeQueue } from '../../../shared/make-queue.ts';
import type { Draft, SentVideos } from './draft.ts';
import { holdsUpload, holdUpload, releaseUpload } from './upload-lock.ts';
import { withStore } from './upload-store.ts';

/** An unfinished upload of a golfer on this device, with its videos. */
export interface KeptUpload {
  readonly userId: string;
  readonly draft: Draft;
}
type StoredUpload = KeptUpload & { readonly keptAt: number };

/**
 * Saved before the first byte of an upload and removed after the last, so that a page without one need not open the database.
 * `ended`: what is still there must not be sent.
 */
const flag = 'trueswing.unfinished-upload';
const [uploadName, sentName] = ['upload', 'sent'];

/** Changes follow each other in the order of the calls. */
const inTurn = makeQueue();

/** Keeps an upload until it ends, also when the page is closed. @returns false where the browser cannot keep its videos, or another tab keeps one */
export const keepUpload = ({ userId, draft }: KeptUpload): Promise<boolean> =>
  inTurn(async () => {
    if (!(await holdUpload())) return false;
    const stored: StoredUpload = { userId, draft: withoutOriginals(draft), keptAt: Date.now() };
    saveOnDevice(flag, 'yes');
    try {
      if (readFromDevice(flag) !== 'yes') throw new Error('this browser saves nothing');
      await withStore((store) => {
        store.put(stored, uploadName);
        store.put(draft.sent, sentName);
      });
      return true;
    } catch {
      // A private window or a full disk: the upload runs, and a reload ends it.
      await discard();
      return false;
    }
  });

/** The videos that are sent may have been made from larger ones, which would fill the device. */
function withoutOriginals({ form, ...draft }: Draft): Draft {
  const [faceOn, downTheLine] = [form.faceOn, form.downTheLine].map((video) => {
    if (!video) return null;
    const { original: _, ...sent } = video;
    return sent;
  });
  return { ...draft, form: { ...form, faceOn: faceOn ?? null, downTheLine: downTheLine ?? null } };
}

/** Keeps what has been sent. The videos are not written again. */
export const keepSent = (sent: SentVideos): Promise<void> =>
  inTurn(async () => {
    if (!holdsUpload() || readFromDevice(flag) !== 'yes') return;
    await withStore((store) => store.put(sent, sentName)).catch(() => undefined);
  });

/** The golfer's upload that this device kept when the page was closed. Deletes another golfer's, and one that the server has discarded. */
export const takeKeptUpload = (userId: string): Promise<Draft | null> =>
  inTurn(async () => {
    if (readFromDevice(flag) === null || !(await holdUpload())) return null;
    const kept = readFromDevice(flag) === 'yes' ? await readStored().catch(() => null) : null;
    if (kept?.userId === userId && Date.now() - kept.keptAt < transferLifetimeMs) return kept.draft;
    await discard();
    return null;
  });

async function readStored(): Promise<StoredUpload | null> {
  const [upload, sent] = await withStore((store) => [store.get(uploadName), store.get(sentName)]);
  const stored = upload?.result as StoredUpload | undefined;
  return stored ? { ...stored, draft: { ...stored.draft, sent: sent?.result as SentVideos } } : null;
}

/** Deletes the upload that this tab keeps. */
export const deleteKeptUpload = (): Promise<void> =>
  inTurn(async () => {
    if (holdsUpload()) await discard();
  });

/** Deletes what this device keeps, whichever tab sends it: the session has ended. */
export const deleteAllKept = (): Promise<void> => inTurn(discard);

async function discard(): Promise<void> {
  if (readFromDevice(flag) !== null) {
    saveOnDevice(flag, 'ended');
    await withStore((store) => store.clear()).then(
      () => removeFromDevice(flag),
      // The next page tries again.
      () => undefined,
    );
  }
  releaseUpload();
}

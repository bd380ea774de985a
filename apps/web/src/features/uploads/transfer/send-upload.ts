import { transferRoutes, type VideoView } from '@trueswing/contracts';
import { ApiError, call, isRefusal } from '../../../shared/api/http-client.ts';
import { retryWaitMs } from '../../../shared/api/retry-wait.ts';
import { wait } from '../../../shared/wait.ts';
import { textFieldsOf } from '../upload-fields.ts';
import { type Draft, nameFile } from './draft.ts';
import { keepSent } from './kept-upload.ts';
import { sendVideo } from './send-video.ts';

interface Sending {
  /** Share 0…1 of the bytes of all videos that have arrived. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** The server joins and stores up to 200 MB. */
const commitTimeoutMs = 120_000;

/**
 * Sends the videos of a draft, each from where it was, and then the form.
 * @throws ApiError, OfflineError when the connection is lost, UnreadableVideoError, AbortError when the signal aborts
 */
export async function sendUpload(draft: Draft, sending: Sending): Promise<{ id: string }> {
  const hadSent = draft.sent.size > 0;
  try {
    return await sendAll(draft, sending);
  } catch (error) {
    // What was sent on an earlier day has expired on the server, or the server has lost a part.
    if (!(hadSent && error instanceof ApiError && [404, 409].includes(error.status))) throw error;
    if (error.status === 404) draft.sent.clear();
    return await sendAll(draft, sending);
  }
}

async function sendAll(draft: Draft, sending: Sending): Promise<{ id: string }> {
  await sendVideos(draft, sending);
  try {
    return await commitWithWaits(draft, sending.signal);
  } catch (error) {
    if (isRefusal(error)) checkSentLater(draft);
    throw error;
  }
}

/**
 * A rejection may have ended the transfers: the next attempt asks the server what it has. After any other failure the form may
 * have been accepted, and only its key finds the swing.
 */
function checkSentLater({ sent }: Draft): void {
  for (const [view, video] of sent) sent.set(view, { ...video, isWhole: false });
  void keepSent(sent);
}

const videosOf = ({ form }: Draft): [VideoView, File][] => {
  const videos: [VideoView, File | undefined][] = [
    ['face-on', form.faceOn?.file],
    ['down-the-line', form.downTheLine?.file],
  ];
  return videos.filter((video): video is [VideoView, File] => video[1] !== undefined);
};

async function sendVideos(draft: Draft, { onProgress, signal }: Sending): Promise<void> {
  const videos = videosOf(draft);
  const total = videos.reduce((sum, [, file]) => sum + file.size, 0);
  let before = 0;
  for (const [view, file] of videos) {
    signal.throwIfAborted();
    const sent = draft.sent.get(view);
    const isWhole = sent?.file === nameFile(file) && sent.isWhole;
    if (!isWhole) {
      await sendVideo(draft, [view, file], { signal, onProgress: (bytes) => onProgress((before + bytes) / total) });
    }
    before += file.size;
  }
  onProgress(1);
}

/** Sends the form again after a wait while the server restarts. */
async function commitWithWaits(draft: Draft, signal: AbortSignal, attempt = 0): Promise<{ id: string }> {
  signal.throwIfAborted();
  try {
    return await commit(draft);
  } catch (error) {
    const isRestarting = error instanceof ApiError && [502, 503, 504].includes(error.status);
    const waitMs = isRestarting ? retryWaitMs(attempt, error.retryAfterS) : null;
    if (waitMs === null) throw error;
    await wait(waitMs, signal);
    return await commitWithWaits(draft, signal, attempt + 1);
  }
}

async function commit({ form, idempotencyKey, sent }: Draft): Promise<{ id: string }> {
  const idOf = (view: VideoView) => sent.get(view)?.url.split('/').at(-1);
  const [faceOnTransfer, downTheLineTransfer] = [idOf('face-on'), form.downTheLine ? idOf('down-the-line') : undefined];
  return await call(transferRoutes.uploadTransferred, {
    // The key is the same for all attempts of one upload, so that the server stores it once.
    headers: { 'idempotency-key': idempotencyKey },
    body: {
      ...(faceOnTransfer && { faceOnTransfer }),
      ...(downTheLineTransfer && { downTheLineTransfer }),
      fields: textFieldsOf(form),
    },
    timeoutMs: commitTimeoutMs,
  });
}

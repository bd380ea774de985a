import { transferPartBytes, transferRoutes, type VideoView } from '@trueswing/contracts';
import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { ApiError, isRefusal, OfflineError } from '../../../shared/api/http-client.ts';
import { noteReachable } from '../../../shared/api/reachability.ts';
import { mostRetries, readRetryAfterS, retryWaitMs } from '../../../shared/api/retry-wait.ts';
import { canStillRead } from '../../../shared/files/changed-file.ts';
import { type Draft, nameFile } from './draft.ts';
import { keepSent } from './kept-upload.ts';
import { UnreadableVideoError } from './unreadable-video.ts';

/** Without progress for this long, the connection counts as lost, even if the device reports it as online. */
const stalledAfterMs = 45_000;
const lostSentence = 'We lost the connection. Your video goes on where it was.';

/**
 * Sends a video of a draft in parts, from where it was. `onProgress` gets the bytes that have arrived.
 * @throws ApiError, OfflineError when the connection is lost, UnreadableVideoError, AbortError when the signal aborts
 */
export function sendVideo(
  draft: Draft,
  [view, file]: [VideoView, File],
  { onProgress, signal }: { onProgress(bytes: number): void; signal: AbortSignal },
): Promise<void> {
  const name = nameFile(file);
  const sent = draft.sent.get(view);
  const note = (url: string, isWhole: boolean) => {
    draft.sent.set(view, { file: name, url, isWhole });
    void keepSent(draft.sent);
  };
  // The client reads a wait right after it was asked whether to retry, which draws it. Each part that arrives begins them again.
  const waitsMs = Array.from({ length: mostRetries }, () => 0);
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      endpoint: new URL(transferRoutes.createTransfer.path, location.href).href,
      ...(sent?.file === name && { uploadUrl: sent.url }),
      chunkSize: transferPartBytes,
      metadata: { upload: draft.uploadKey, view, filename: file.name, filetype: file.type },
      storeFingerprintForResuming: false,
      retryDelays: waitsMs,
      onShouldRetry: (error, attempt) => {
        const answer = answerIn(error);
        if (answer === null) void stopIfUnreadable();
        if (!navigator.onLine || (answer !== null && !isPassing(answer))) return false;
        const waitMs = retryWaitMs(attempt, answer?.retryAfterS ?? null);
        if (waitMs === null) return false;
        waitsMs[attempt] = waitMs;
        waitAgain(waitMs);
        return true;
      },
      // Otherwise the client takes every failure of this call for the end of the transfer, and begins the video again.
      onAfterResponse: (asked, said) => {
        if (asked.getMethod() === 'HEAD' && isPassing(toAnswer(said))) throw toAnswer(said);
      },
      onUploadUrlAvailable: () => note(upload.url ?? '', false),
      onProgress: (bytes) => {
        waitAgain();
        onProgress(bytes);
      },
      onSuccess: () => {
        clearTimeout(timer);
        note(upload.url ?? '', true);
        resolve();
      },
      onError: async (error) => {
        clearTimeout(timer);
        if (answerIn(error) === null) await stopIfUnreadable();
        if (!isStopped) reject(toApiError(error));
      },
    });
    let isStopped = false;
    const stop = (reason: Error) => {
      isStopped = true;
      clearTimeout(timer);
      void upload.abort();
      reject(reason);
    };
    const stopIfUnreadable = async () => {
      if (!(await canStillRead(file))) stop(new UnreadableVideoError());
    };
    const lose = () => {
      noteReachable(false);
      stop(new OfflineError(lostSentence));
    };
    let timer = setTimeout(lose, stalledAfterMs);
    const waitAgain = (waitMs = 0) => {
      clearTimeout(timer);
      timer = setTimeout(lose, waitMs + stalledAfterMs);
    };
    signal.addEventListener('abort', () => stop(new DOMException('The upload was canceled.', 'AbortError')), {
      once: true,
    });
    upload.start();
  });
}

/** The server's answer among the reasons of a failure; null without one. */
function answerIn(error: Error): ApiError | null {
  if (!(error instanceof DetailedError)) return null;
  if (error.causingError instanceof ApiError) return error.causingError;
  return error.originalResponse?.getStatus() ? toAnswer(error.originalResponse) : null;
}
const toAnswer = (said: HttpResponse): ApiError =>
  new ApiError(said.getStatus(), said.getBody(), '', readRetryAfterS(said.getHeader('Retry-After')));

/** The same request may succeed later. 409: the server has more, or less, than this page believes. */
const isPassing = (answer: ApiError): boolean => !isRefusal(answer) || [409, 423].includes(answer.status);

function toApiError(error: Error): Error {
  const answer = answerIn(error);
  noteReachable(answer !== null);
  return answer ?? new OfflineError(lostSentence, { cause: error });
}

import { parseAnswer, type RouteOutput, routeRequest, swingRoutes } from '@trueswing/contracts';
import { ApiError, OfflineError } from '../../../shared/api/http-client.ts';
import { noteReachable } from '../../../shared/api/reachability.ts';

interface SendUpload {
  form: FormData;
  /** The same key for each try of one upload makes it one upload. */
  idempotencyKey: string;
  /** Share 0…1 of the bytes that have been sent. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** No byte has left, and no answer has come, for so long: the connection is gone, whatever the device believes. */
const stalledAfterMs = 45_000;
/** From the last byte to the answer the server has up to 200 MB to store. */
const answerWithinMs = 120_000;
const lostSentence = 'The upload was interrupted. Please check your connection and try again.';

/**
 * Sends the form; XMLHttpRequest, since fetch cannot tell how much of a body has been sent.
 * @throws ApiError, OfflineError when the connection is lost, AbortError when the signal says so
 */
export function sendUpload({
  form,
  idempotencyKey,
  onProgress,
  signal,
}: SendUpload): Promise<RouteOutput<typeof swingRoutes.uploadSwing>> {
  const { uploadSwing } = swingRoutes;
  const { method, url, headers } = routeRequest(uploadSwing, { headers: { 'idempotency-key': idempotencyKey } });
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const lose = () => {
      noteReachable(false);
      reject(new OfflineError(lostSentence));
    };
    const giveUp = () => {
      lose();
      xhr.abort();
    };
    let timer = setTimeout(giveUp, stalledAfterMs);
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, loaded < total ? stalledAfterMs : answerWithinMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    xhr.onload = () => {
      noteReachable(true);
      if (xhr.status < 200 || xhr.status >= 300)
        return reject(new ApiError(xhr.status, xhr.responseText, xhr.statusText));
      try {
        resolve(parseAnswer(uploadSwing, xhr.status, JSON.parse(xhr.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = lose;
    xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    xhr.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

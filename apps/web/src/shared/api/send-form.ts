import {
  parseResponse,
  type RouteContract,
  type RouteInput,
  type RouteOutput,
  routeRequest,
} from '@trueswing/contracts';
import { ApiError, OfflineError } from './http-client.ts';
import { noteReachable } from './reachability.ts';

interface SendForm {
  form: FormData;
  /** Share 0…1 of the bytes that have been sent. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Without progress for this long, the connection counts as lost, even if the device reports it as online. */
const stalledAfterMs = 45_000;
/** Between the last byte and the answer, the server stores up to 200 MB. */
const answerWithinMs = 120_000;
const lostSentence = 'The connection broke. Please check it and try again.';

/**
 * Sends a form with XMLHttpRequest, as fetch does not report the progress of an upload.
 * @throws ApiError, OfflineError when the connection is lost, AbortError when the signal aborts
 */
export function sendForm<C extends RouteContract>(
  route: C,
  input: RouteInput<C>,
  { form, onProgress, signal }: SendForm,
): Promise<RouteOutput<C>> {
  const { method, url, headers } = routeRequest(route, input);
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
        resolve(parseResponse(route, xhr.status, JSON.parse(xhr.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = lose;
    xhr.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    xhr.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

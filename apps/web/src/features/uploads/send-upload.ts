import { uploadAcceptedSchema } from '@trueswing/contracts';
import { ApiError, OfflineError } from '../../api/http-client.ts';

interface SendUpload {
  form: FormData;
  /** The same key for each try of one upload makes it one upload. */
  idempotencyKey: string;
  /** Share 0…1 of the bytes that have been sent. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends the form; XMLHttpRequest, since fetch cannot tell how much of a body has been sent. */
export function sendUpload({ form, idempotencyKey, onProgress, signal }: SendUpload): Promise<{ id: string }> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/api/swing-analyses');
    xhr.setRequestHeader('Idempotency-Key', idempotencyKey);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      if (xhr.status < 200 || xhr.status >= 300)
        return reject(new ApiError(xhr.status, xhr.responseText, xhr.statusText));
      try {
        resolve(uploadAcceptedSchema.parse(JSON.parse(xhr.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = () =>
      reject(new OfflineError('The upload was interrupted. Please check your connection and try again.'));
    xhr.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

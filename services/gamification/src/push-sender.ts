import type { PushMessage } from '@trueswing/contracts';
import { isPushEndpoint } from '@trueswing/domain';
import { messageOf } from '@trueswing/service-kit';
import { publicPushKey } from '@trueswing/service-kit/push-key';
import webPush from 'web-push';

/** The end of a call of a push service. */
type PushOutcome =
  | { readonly kind: 'sent' }
  /** The service no longer knows the subscription. */
  | { readonly kind: 'gone'; readonly reason: string }
  /** The same call would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface PushSender {
  /** Sends a message to a device. The service keeps it for `ttlS` if the device is not connected. */
  send(
    device: { endpoint: string; p256dh: string; auth: string },
    message: PushMessage,
    ttlS: number,
  ): Promise<PushOutcome>;
}

/** A push service answers within a second or two; the claim of a delivery lasts longer. */
const callTimeoutMs = 10_000;

/** Encrypts messages for their devices, and calls the push services that are allowed. */
export function createPushSender(
  { privateKey, contact, services }: { privateKey: string; contact: string; services: readonly string[] },
  timeoutMs = callTimeoutMs,
): PushSender {
  const vapidDetails = { subject: contact, publicKey: publicPushKey(privateKey), privateKey };

  return {
    async send({ endpoint, p256dh, auth }, message, ttlS) {
      // The gateway has checked it, but the list may have become shorter.
      if (!isPushEndpoint(endpoint, services))
        return { kind: 'refused', reason: 'not a push service that may be called' };
      let request: ReturnType<typeof webPush.generateRequestDetails>;
      try {
        request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails,
          TTL: ttlS,
          // A newer message of the same notification replaces one that waits for the device.
          topic: message.id.replaceAll('-', ''),
        });
      } catch (error) {
        return { kind: 'refused', reason: messageOf(error) };
      }
      return await callPushService(endpoint, request, timeoutMs);
    },
  };
}

async function callPushService(
  endpoint: string,
  { headers, body }: ReturnType<typeof webPush.generateRequestDetails>,
  timeoutMs: number,
): Promise<PushOutcome> {
  const { 'Content-Length': _computed, ...rest } = headers;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      // No one is followed to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error) };
  }
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  const reason = `status ${status}`;
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone', reason };
  const isPassing = status >= 500 || status === 408 || status === 425 || status === 429;
  return { kind: isPassing ? 'failed' : 'refused', reason };
}

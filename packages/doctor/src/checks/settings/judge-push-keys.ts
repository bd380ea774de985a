import { publicPushKey } from '@trueswing/service-kit/push-key';
import { failed, type Result } from '../../report/result.ts';

const advice = 'Set the two keys that npx web-push generate-vapid-keys printed together.';

/** Without both there are no notifications on devices, which is a choice. With one alone golfers would be asked in vain. */
export function judgePushKeys(publicKey: string | undefined, privateKey: string | undefined): Result[] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (privateKey === undefined)
    return [failed('PUSH_PUBLIC_KEY is set and PUSH_PRIVATE_KEY of gamification not', advice)];
  if (publicKey === undefined)
    return [failed('PUSH_PRIVATE_KEY is set and PUSH_PUBLIC_KEY of the gateway not', advice)];
  const own = publicHalf(privateKey);
  if (own === null) return [failed('PUSH_PRIVATE_KEY is no key: no public half can be made of it', advice)];
  if (own === publicKey) return [];
  return [
    failed(
      'PUSH_PUBLIC_KEY of the gateway is not the public half of PUSH_PRIVATE_KEY of gamification, so no device gets a notification',
      advice,
    ),
  ];
}

function publicHalf(privateKey: string): string | null {
  try {
    return publicPushKey(privateKey);
  } catch {
    return null;
  }
}

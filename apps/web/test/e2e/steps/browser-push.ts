import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

interface StubbedPush {
  /** The golfer's answer so far, and to the browser's question. */
  permission: 'default' | 'denied';
  answer: 'granted' | 'denied';
}

/**
 * Gives the pages of a browser what only its maker's push service gives: a subscription. Chromium has none without Google's
 * service. The subscription and the permission outlive a reload.
 */
export async function stubBrowserPush(page: Page, { permission, answer }: StubbedPush): Promise<void> {
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript(stubInPage, { permission, answer, subscription });
}

function stubInPage({ permission, answer, subscription }: StubbedPush & { subscription: object }): void {
  const saved = (key: string) => sessionStorage.getItem(`push-stub.${key}`);
  const save = (key: string, value: string) => sessionStorage.setItem(`push-stub.${key}`, value);
  const made = () => ({
    options: { applicationServerKey: Uint8Array.from(JSON.parse(saved('key') ?? '[]')).buffer },
    toJSON: () => subscription,
    unsubscribe: async () => save('subscribed', 'no'),
  });
  const pushManager = {
    getSubscription: async () => (saved('subscribed') === 'yes' ? made() : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      save('subscribed', 'yes');
      save('key', JSON.stringify([...applicationServerKey]));
      return made();
    },
  };
  const registration = { pushManager };
  Object.defineProperty(Notification, 'permission', { get: () => saved('permission') ?? permission });
  Notification.requestPermission = async () => {
    save('permission', answer);
    return answer;
  };
  Object.defineProperties(navigator.serviceWorker, {
    getRegistration: { value: async () => registration },
    ready: { value: Promise.resolve(registration) },
  });
}

import { clientSecretSchema } from '@trueswing/contracts';
import type { z } from 'zod/mini';

/** A payment that is started on one screen and paid on the next. */
export type StartedPayment = z.infer<typeof clientSecretSchema>;

const key = 'trueswing.subscription';

export function storePayment({ clientSecret, plan }: StartedPayment): void {
  sessionStorage.setItem(key, JSON.stringify({ clientSecret, plan }));
}

/** Null if nothing, or nothing valid, is stored. */
export function readStoredPayment(): StartedPayment | null {
  try {
    return clientSecretSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

export const clearStoredPayment = (): void => sessionStorage.removeItem(key);

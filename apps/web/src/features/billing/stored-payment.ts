import { clientSecretSchema } from '@trueswing/contracts';
import type { z } from 'zod';

/** A payment that was begun on one screen and is made on the next. */
export type BegunPayment = z.infer<typeof clientSecretSchema>;

const key = 'trueswing.subscription';

export function storePayment({ clientSecret, plan }: BegunPayment): void {
  sessionStorage.setItem(key, JSON.stringify({ clientSecret, plan }));
}

/** Null where nothing, or nothing readable, is stored. */
export function readStoredPayment(): BegunPayment | null {
  try {
    return clientSecretSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

export const clearStoredPayment = (): void => sessionStorage.removeItem(key);

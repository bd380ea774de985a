/** A private key of P-256 that signs what is sent to push services (VAPID): 32 bytes in base64url. */
export function newPushKey(): string;
/** The public half of a private key, with which browsers subscribe. */
export function publicPushKey(privateKey: string): string;

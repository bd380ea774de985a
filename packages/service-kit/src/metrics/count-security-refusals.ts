import type { ErrorCode } from '@trueswing/contracts';
import { createCounter } from './process-metrics.ts';

/** Refusals that an attack causes, and honest users by mistake only: a rise of them is worth a look. */
const securityCodes = [
  'wrong-credentials',
  'wrong-password',
  'wrong-admin-password',
  'wrong-admin-code',
  'sign-in-refused',
  'forbidden',
  'cross-site',
  'wrong-host',
  'hand-over-expired',
  'reset-link-expired',
  'confirmation-link-expired',
  'bad-signature',
  'too-many-requests',
] as const satisfies readonly ErrorCode[];

const counted: ReadonlySet<string> = new Set(securityCodes);

const refusals = createCounter({
  name: 'http_security_refusals_total',
  help: 'Refused requests that an attack may have caused, by the code of the refusal',
  labels: ['code'],
});
// A series that begins with its first refusal has no rate.
for (const code of securityCodes) refusals.inc({ code }, 0);

/** Counts a refusal if its code is one that an attack causes. */
export function countSecurityRefusal(code: ErrorCode): void {
  if (counted.has(code)) refusals.inc({ code });
}

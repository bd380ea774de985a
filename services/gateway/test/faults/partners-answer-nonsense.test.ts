import type { ApiRouteName } from '@trueswing/contracts';
import { isLongProof, type TcpFaultProxy } from '@trueswing/testkit';
import { it } from 'vitest';
import { builtRoutes } from '../api/call-route.ts';
import { expectClearEnds } from './expect-clear-ends.ts';
import { mails, openPartners, payments } from './open-partners.ts';

const partners = openPartners('partners that answer nonsense');

type Fault = (proxy: TcpFaultProxy) => void;
const randomBytes: Fault = (proxy) => proxy.garble();
const randomBodies: Fault = (proxy) => proxy.garble({ keepsHead: true });

// The identity provider has these faults in oidc-sign-in.stack.test.ts: its sign-ins redirect whatever happens, with the reason in the address.
it.each<[string, string, 'stripe' | 'mail', Fault, readonly ApiRouteName[]]>([
  ['the payment provider', 'bytes', 'stripe', randomBytes, payments],
  ['the payment provider', 'bodies', 'stripe', randomBodies, payments],
  ['the mail server', 'bytes', 'mail', randomBytes, mails],
])(
  'while %s answers with random %s, each call ends in time with a clear code, and works afterwards',
  async (_partner, _what, partner, breakIt, concerned) => {
    const names = isLongProof() ? builtRoutes(partners.gateway) : concerned;
    await expectClearEnds(partners, { partner, breakIt, names, refusesPayments: partner === 'stripe' });
  },
  90_000,
);

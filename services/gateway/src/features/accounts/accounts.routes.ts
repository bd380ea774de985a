import { createHash } from 'node:crypto';
import { errorBodySchema, registerBodySchema, signInBodySchema, userSchema } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { enforceRate, rateRules } from '../../plugins/rate-limit.ts';
import { clearSessionCookie, setSessionCookie, signedInUser } from '../../plugins/session.ts';
import { endSession, startSession } from './change-session.ts';
import { checkCredentials } from './check-credentials.ts';
import { readUser } from './read-user.ts';
import { registerAccount } from './register-account.ts';

const open = { config: { public: true } } as const;
const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

export function accountRoutes(app: ServiceApp, deps: Deps): void {
  const limitAttempts = async (request: FastifyRequest, email: string) => {
    await enforceRate(deps.rates, rateRules.signInByAddress, request.ip);
    const account = createHash('sha256').update(email).digest('base64url');
    await enforceRate(deps.rates, rateRules.signInByAccount, account);
  };
  const signIn = async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    const token = await startSession(deps, { userId, previousToken: request.sessionToken });
    setSessionCookie(deps, reply, token);
    return readUser(deps, userId);
  };

  app.post(
    '/api/auth/register',
    { ...open, schema: { body: registerBodySchema, response: { 201: userSchema, ...failures } } },
    async (request, reply) => {
      await limitAttempts(request, request.body.email);
      const userId = await registerAccount(deps, request.body);
      return reply.status(201).send(await signIn(request, reply, userId));
    },
  );

  app.post(
    '/api/auth/sign-in',
    { ...open, schema: { body: signInBodySchema, response: { 200: userSchema, ...failures } } },
    async (request, reply) => {
      await limitAttempts(request, request.body.email);
      return signIn(request, reply, await checkCredentials(deps, request.body));
    },
  );

  app.post('/api/logout', { ...open, schema: { response: { 204: z.null(), ...failures } } }, async (request, reply) => {
    if (request.sessionToken) await endSession(deps, request.sessionToken);
    clearSessionCookie(deps, reply);
    return reply.status(204).send(null);
  });

  app.get('/api/auth/user', { schema: { response: { 200: userSchema, ...failures } } }, (request) =>
    readUser(deps, signedInUser(request)),
  );

  // A navigation, not a call: the built-in sign-in screen is the client's.
  app.get('/api/login', open, async (_request, reply) => reply.redirect('/sign-in', 302));
}

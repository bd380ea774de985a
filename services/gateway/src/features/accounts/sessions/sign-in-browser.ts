import type { FastifyRequest } from 'fastify';
import type { SignInBrowser } from './change-session.ts';
import { nameDevice } from './name-device.ts';

/** The browser behind a call that signs in. */
export const signInBrowser = (request: FastifyRequest): SignInBrowser => ({
  previousToken: request.sessionToken,
  device: nameDevice(request.headers['user-agent']),
});

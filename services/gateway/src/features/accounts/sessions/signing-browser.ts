import type { FastifyRequest } from 'fastify';
import type { SigningBrowser } from './change-session.ts';
import { nameDevice } from './name-device.ts';

/** The browser behind a call that signs in. */
export const signingBrowser = (request: FastifyRequest): SigningBrowser => ({
  previousToken: request.sessionToken,
  device: nameDevice(request.headers['user-agent']),
});

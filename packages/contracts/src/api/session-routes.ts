import { clientConfigSchema, userSchema } from '../accounts/current-user.ts';
import { noContent, redirection } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** Calls that every screen needs: who is signed in, the way in and out, and what the client must know before its first screen. */
export const sessionRoutes = {
  readClientConfig: defineRoute(
    {
      method: 'GET',
      path: '/api/client-config',
      access: 'visitor',
      summary: 'Settings that the web client needs before its first screen',
    },
    { response: { 200: clientConfigSchema } },
  ),
  startOidcLogin: defineRoute(
    {
      method: 'GET',
      path: '/api/login',
      access: 'visitor',
      summary: 'Redirect to the identity provider, or to the sign-in screen',
    },
    { response: { 302: redirection } },
  ),
  finishOidcLogin: defineRoute(
    {
      method: 'GET',
      path: '/api/auth/oidc/callback',
      access: 'visitor',
      summary: 'Return from the identity provider',
    },
    { response: { 302: redirection } },
  ),
  logout: defineRoute(
    { method: 'POST', path: '/api/logout', access: 'visitor', summary: 'End the session on the server' },
    { response: { 204: noContent } },
  ),
  readCurrentUser: defineRoute(
    { method: 'GET', path: '/api/auth/user', access: 'member', summary: 'The caller' },
    { response: { 200: userSchema } },
  ),
} as const;

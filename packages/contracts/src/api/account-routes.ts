import { z } from 'zod';
import {
  changePasswordBodySchema,
  clientConfigSchema,
  deleteAccountBodySchema,
  forgotPasswordBodySchema,
  registerBodySchema,
  resetPasswordBodySchema,
  sessionSchema,
  signInBodySchema,
  updateUserBodySchema,
  userSchema,
} from '../accounts/auth.ts';
import { usageLimitsSchema } from '../billing/usage-limits.ts';
import { fileBody, idParams, noContent, redirection } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

export const accountRoutes = {
  readClientConfig: defineRoute(
    {
      method: 'GET',
      path: '/api/client-config',
      access: 'visitor',
      summary: 'What the web client must know before its first screen',
    },
    { response: { 200: clientConfigSchema } },
  ),
  readSample: defineRoute(
    {
      method: 'GET',
      path: '/api/samples/{file}',
      access: 'visitor',
      streams: true,
      summary: 'A sample swing (development only)',
    },
    { params: z.object({ file: z.string() }), response: { 200: fileBody } },
  ),
  startLogin: defineRoute(
    {
      method: 'GET',
      path: '/api/login',
      access: 'visitor',
      summary: 'To the identity provider, or else to the sign-in screen',
    },
    { response: { 302: redirection } },
  ),
  finishOidcLogin: defineRoute(
    {
      method: 'GET',
      path: '/api/auth/oidc/callback',
      access: 'visitor',
      summary: 'Back from the identity provider',
    },
    { response: { 302: redirection } },
  ),
  register: defineRoute(
    { method: 'POST', path: '/api/auth/register', access: 'visitor', summary: 'Make an account and sign in' },
    { body: registerBodySchema, response: { 201: userSchema } },
  ),
  signIn: defineRoute(
    { method: 'POST', path: '/api/auth/sign-in', access: 'visitor', summary: 'Sign in with e-mail and password' },
    { body: signInBodySchema, response: { 200: userSchema } },
  ),
  logOut: defineRoute(
    { method: 'POST', path: '/api/logout', access: 'visitor', summary: 'End the session on the server' },
    { response: { 204: noContent } },
  ),
  forgotPassword: defineRoute(
    {
      method: 'POST',
      path: '/api/auth/forgot-password',
      access: 'visitor',
      summary: 'Send a reset link; the answer is the same for unknown addresses',
    },
    { body: forgotPasswordBodySchema, response: { 204: noContent } },
  ),
  resetPassword: defineRoute(
    {
      method: 'POST',
      path: '/api/auth/reset-password',
      access: 'visitor',
      summary: 'Set a new password with the token of a reset link; every session ends',
    },
    { body: resetPasswordBodySchema, response: { 204: noContent } },
  ),
  changePassword: defineRoute(
    {
      method: 'POST',
      path: '/api/auth/change-password',
      access: 'member',
      summary: 'Change the password; all other sessions end',
    },
    { body: changePasswordBodySchema, response: { 204: noContent } },
  ),
  listSessions: defineRoute(
    { method: 'GET', path: '/api/auth/sessions', access: 'member', summary: 'Where the caller is signed in' },
    { response: { 200: z.array(sessionSchema) } },
  ),
  revokeSession: defineRoute(
    { method: 'DELETE', path: '/api/auth/sessions/{id}', access: 'member', summary: 'Sign out somewhere else' },
    { params: idParams, response: { 204: noContent } },
  ),
  readCurrentUser: defineRoute(
    { method: 'GET', path: '/api/auth/user', access: 'member', summary: 'The caller' },
    { response: { 200: userSchema } },
  ),
  readUser: defineRoute(
    { method: 'GET', path: '/api/users/{id}', access: 'member', summary: 'The caller, by id, `me` or 1' },
    { params: idParams, response: { 200: userSchema } },
  ),
  updateUser: defineRoute(
    {
      method: 'PATCH',
      path: '/api/users/{id}',
      access: 'member',
      summary: 'Edit the profile; another e-mail needs the password',
    },
    { params: idParams, body: updateUserBodySchema, response: { 200: userSchema } },
  ),
  exportAccount: defineRoute(
    {
      method: 'GET',
      path: '/api/account/export',
      access: 'member',
      streams: true,
      summary: 'Everything that is kept about the caller, as a ZIP: JSON and videos',
    },
    { response: { 200: fileBody } },
  ),
  deleteAccount: defineRoute(
    {
      method: 'POST',
      path: '/api/account/delete',
      access: 'member',
      summary: 'Delete the account with everything in every service',
    },
    { body: deleteAccountBodySchema, response: { 204: noContent } },
  ),
  readUsageLimits: defineRoute(
    { method: 'GET', path: '/api/usage-limits', access: 'member', summary: 'Used and allowed, by kind of use' },
    { response: { 200: usageLimitsSchema } },
  ),
} as const;

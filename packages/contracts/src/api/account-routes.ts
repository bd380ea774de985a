import { z } from 'zod/mini';
import {
  changePasswordBodySchema,
  confirmRegistrationBodySchema,
  deleteAccountBodySchema,
  forgotPasswordBodySchema,
  handOverSchema,
  redeemHandOverBodySchema,
  registerBodySchema,
  registrationPendingSchema,
  resetPasswordBodySchema,
  sessionSchema,
  signInBodySchema,
  updateUserBodySchema,
} from '../accounts/auth.ts';
import { userSchema } from '../accounts/current-user.ts';
import { usageLimitsSchema } from '../billing/usage-limits.ts';
import { fileBody, idParams, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** Creating an account, its password, its data and its sessions. */
export const accountRoutes = {
  register: defineRoute(
    {
      method: 'POST',
      path: '/api/auth/register',
      access: 'visitor',
      summary:
        'Create an account and sign in, or send a link that does; then the answer is the same for known addresses',
    },
    { body: registerBodySchema, response: { 201: userSchema, 202: registrationPendingSchema } },
  ),
  confirmRegistration: defineRoute(
    {
      method: 'POST',
      path: '/api/auth/confirm-registration',
      access: 'visitor',
      summary: 'Create the account of a confirmed e-mail, with the password that was chosen, and sign in',
    },
    { body: confirmRegistrationBodySchema, response: { 201: userSchema } },
  ),
  signIn: defineRoute(
    { method: 'POST', path: '/api/auth/sign-in', access: 'visitor', summary: 'Sign in with e-mail and password' },
    { body: signInBodySchema, response: { 200: userSchema } },
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
  createHandOver: defineRoute(
    {
      method: 'POST',
      path: '/api/auth/hand-over',
      access: 'member',
      summary: 'Create a code that signs the caller in on another device, once, within two minutes',
    },
    { response: { 201: handOverSchema } },
  ),
  redeemHandOver: defineRoute(
    { method: 'POST', path: '/api/auth/hand-over/redeem', access: 'visitor', summary: 'Sign in with such a code' },
    { body: redeemHandOverBodySchema, response: { 200: userSchema } },
  ),
  listSessions: defineRoute(
    { method: 'GET', path: '/api/auth/sessions', access: 'member', summary: 'Sessions of the caller' },
    { response: { 200: z.array(sessionSchema) } },
  ),
  revokeSession: defineRoute(
    {
      method: 'DELETE',
      path: '/api/auth/sessions/{id}',
      access: 'member',
      summary: 'End another session of the caller',
    },
    { params: idParams, response: { 204: noContent } },
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
      summary: 'Export all data of the caller as a ZIP: JSON and videos',
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
    { method: 'GET', path: '/api/usage-limits', access: 'member', summary: 'Usage and limits, by kind of use' },
    { response: { 200: usageLimitsSchema } },
  ),
} as const;

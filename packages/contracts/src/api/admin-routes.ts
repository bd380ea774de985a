import { z } from 'zod/mini';
import {
  adminAnalysesQuerySchema,
  adminAnalysisSchema,
  adminLoginBodySchema,
  adminRecordsQuerySchema,
  adminSummarySchema,
  adminUserSchema,
  adminUsersQuerySchema,
  auditEntrySchema,
  endedSessionsSchema,
  flaggedPointsSchema,
  passwordResetLinkSchema,
  paymentAlertSchema,
  resetUsageBodySchema,
  spreadsheetSummarySchema,
} from '../accounts/admin.ts';
import {
  adminDeadLettersQuerySchema,
  deadLetterSchema,
  redriveBodySchema,
  redrivenSchema,
} from '../accounts/dead-letters.ts';
import {
  adminCodeBodySchema,
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  startSecondFactorBodySchema,
} from '../accounts/second-factor.ts';
import { catalogImportSchema, importExercisesQuerySchema, importRejectedSchema } from '../training/catalog-import.ts';
import { idText, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

const anyAnalysis = z.object({ analysisId: idText() });
/** Any user: only admins may name a user other than themselves. */
const anyUser = z.object({ userId: idText() });

export const adminRoutes = {
  adminLogin: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/login',
      access: 'visitor',
      summary: 'Begin an admin’s session with the admin password',
    },
    { body: adminLoginBodySchema, response: { 204: noContent } },
  ),
  adminLogout: defineRoute(
    { method: 'POST', path: '/api/admin/logout', access: 'admin', summary: 'End the admin’s session' },
    { response: { 204: noContent } },
  ),
  readSecondFactor: defineRoute(
    { method: 'GET', path: '/api/admin/second-factor', access: 'admin', summary: 'The admin’s second factor' },
    { response: { 200: secondFactorSchema } },
  ),
  startSecondFactor: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/second-factor',
      access: 'admin',
      summary: 'Make a secret for an authenticator app; it counts once confirmed',
    },
    { body: startSecondFactorBodySchema, response: { 200: newSecondFactorSchema } },
  ),
  confirmSecondFactor: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/second-factor/confirm',
      access: 'admin',
      summary: 'Turn the second factor on with a code of the app',
    },
    { body: adminCodeBodySchema, response: { 200: recoveryCodesSchema } },
  ),
  replaceRecoveryCodes: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/second-factor/recovery-codes',
      access: 'admin',
      summary: 'Replace the recovery codes',
    },
    { body: adminCodeBodySchema, response: { 200: recoveryCodesSchema } },
  ),
  removeSecondFactor: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/second-factor/remove',
      access: 'admin',
      summary: 'Turn the second factor off, where it is not required',
    },
    { body: adminCodeBodySchema, response: { 204: noContent } },
  ),
  listUsers: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/users',
      access: 'admin',
      summary: 'Users, newest first; the Link header names the next page',
    },
    { querystring: adminUsersQuerySchema, response: { 200: z.array(adminUserSchema) } },
  ),
  readAdminSummary: defineRoute(
    { method: 'GET', path: '/api/admin/summary', access: 'admin', summary: 'How many users there are' },
    { response: { 200: adminSummarySchema } },
  ),
  resetUsage: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/users/{userId}/reset-usage',
      access: 'admin',
      summary: 'Restore a user’s uploads or workout views',
    },
    { params: anyUser, body: resetUsageBodySchema, response: { 204: noContent } },
  ),
  issuePasswordReset: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/users/{userId}/password-reset',
      access: 'admin',
      summary: 'Issue a reset link to hand to a golfer who lost the password',
    },
    { params: anyUser, response: { 200: passwordResetLinkSchema } },
  ),
  endSessions: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/users/{userId}/end-sessions',
      access: 'admin',
      summary: 'Sign a golfer out on all devices',
    },
    { params: anyUser, response: { 200: endedSessionsSchema } },
  ),
  listAudit: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/audit',
      access: 'admin',
      summary: 'Actions of admins, newest first; the Link header names the next page',
    },
    { querystring: adminRecordsQuerySchema, response: { 200: z.array(auditEntrySchema) } },
  ),
  listPaymentAlerts: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/payment-alerts',
      access: 'admin',
      summary: 'Refunds and disputes, newest first; the Link header names the next page',
    },
    { querystring: adminRecordsQuerySchema, response: { 200: z.array(paymentAlertSchema) } },
  ),
  listFlaggedPoints: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/flagged-points',
      access: 'admin',
      summary: 'What earned no points because it cannot be honest, newest first; the Link header names the next page',
    },
    { querystring: adminRecordsQuerySchema, response: { 200: z.array(flaggedPointsSchema) } },
  ),
  listAnalyses: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/analyses',
      access: 'admin',
      summary: 'The work on analyses, newest first: all, by status, or of one user',
    },
    { querystring: adminAnalysesQuerySchema, response: { 200: z.array(adminAnalysisSchema) } },
  ),
  retryAnalysis: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/analyses/{analysisId}/retry',
      access: 'admin',
      summary: 'Retry an analysis that failed on our side',
    },
    { params: anyAnalysis, response: { 204: noContent } },
  ),
  listDeadLetters: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/dead-letters',
      access: 'admin',
      summary: 'Events that a service could not process, newest first; the Link header names the next page',
    },
    { querystring: adminDeadLettersQuerySchema, response: { 200: z.array(deadLetterSchema) } },
  ),
  redriveDeadLetters: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/dead-letters/redrive',
      access: 'admin',
      summary: 'Have dead letters processed again',
    },
    { body: redriveBodySchema, response: { 200: redrivenSchema } },
  ),
  readSpreadsheetSummary: defineRoute(
    {
      method: 'GET',
      path: '/api/admin/exercises',
      access: 'admin',
      summary: 'What the spreadsheet of the exercises holds',
    },
    { response: { 200: spreadsheetSummarySchema } },
  ),
  importExercises: defineRoute(
    {
      method: 'POST',
      path: '/api/admin/exercises/import',
      access: 'admin',
      streams: true,
      summary: 'Import an edited spreadsheet of the exercises, all or nothing; first as a dry run',
    },
    { querystring: importExercisesQuerySchema, response: { 200: catalogImportSchema, 422: importRejectedSchema } },
  ),
  readOpenApi: defineRoute(
    { method: 'GET', path: '/api/docs/openapi.json', access: 'admin', summary: 'This API, as OpenAPI 3.1' },
    { response: { 200: z.record(z.string(), z.unknown()) } },
  ),
} as const;

import { apiRoutes, userIdSchema } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute, withoutSecondFactor } from '../../http/contract-route.ts';
import { listAnalyses, retryAnalysis } from './analyses/analyses.ts';
import { adminCaller } from './audit/admin-caller.ts';
import { listAudit } from './audit/list-audit.ts';
import { listDeadLetters, redriveDeadLetters } from './dead-letters/dead-letters.ts';
import { listFlaggedPoints } from './flagged-points/list-flagged-points.ts';
import { listPaymentAlerts } from './payment-alerts/list-payment-alerts.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { clearAdminCookie, readAdminCookie, setAdminCookie } from './sign-in/admin-cookie.ts';
import { limitAdminSignIn, trustAdminNetwork } from './sign-in/limit-admin-sign-in.ts';
import { signInAdmin, signOutAdmin } from './sign-in/sign-in-admin.ts';
import { endSessions } from './users/end-sessions.ts';
import { issueResetLink } from './users/issue-reset-link.ts';
import { listUsers, readAdminSummary } from './users/list-users.ts';
import { resetUsage } from './users/reset-usage.ts';

export function adminRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.adminLogin),
    handler: async (request, reply) => {
      const refusal = await limitAdminSignIn(deps, request.ip);
      const { name = '', password, code } = request.body;
      const previousToken = readAdminCookie(deps, request);
      const attempt = { name, password, code, previousToken, requestId: request.id, address: request.ip, refusal };
      setAdminCookie(deps, reply, await signInAdmin(deps, attempt));
      await trustAdminNetwork(deps, request.ip);
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...withoutSecondFactor(apiRoutes.adminLogout),
    handler: async (request, reply) => {
      const token = readAdminCookie(deps, request);
      if (token) await signOutAdmin(deps, { token, caller: adminCaller(request) });
      clearAdminCookie(deps, reply);
      return reply.status(204).send(null);
    },
  });

  secondFactorRoutes(app, deps, (request) => readAdminCookie(deps, request));

  app.route({
    ...contractRoute(apiRoutes.listUsers),
    handler: async (request, reply) => {
      const { users, next } = await listUsers(deps, request.query);
      if (next) reply.header('link', `<${nextPage(request.query, next)}>; rel="next"`);
      return users;
    },
  });

  app.route({ ...contractRoute(apiRoutes.readAdminSummary), handler: () => readAdminSummary(deps) });

  app.route({
    ...contractRoute(apiRoutes.resetUsage),
    handler: async (request, reply) => {
      const userId = parseUserId(request.params.userId);
      await resetUsage(deps, { userId, field: request.body.field, caller: adminCaller(request) });
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.issuePasswordReset),
    handler: (request) =>
      issueResetLink(deps, { userId: parseUserId(request.params.userId), caller: adminCaller(request) }),
  });

  app.route({
    ...contractRoute(apiRoutes.endSessions),
    handler: (request) =>
      endSessions(deps, { userId: parseUserId(request.params.userId), caller: adminCaller(request) }),
  });

  app.route({
    ...contractRoute(apiRoutes.listAudit),
    handler: async (request, reply) => {
      const entries = await listAudit(deps, request.query);
      linkOlder(reply, apiRoutes.listAudit, entries, request.query, byId);
      return entries;
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listFlaggedPoints),
    handler: async (request, reply) => {
      const flags = await listFlaggedPoints(deps, request.query);
      linkOlder(reply, apiRoutes.listFlaggedPoints, flags, request.query, byId);
      return flags;
    },
  });

  app.route({ ...contractRoute(apiRoutes.listAnalyses), handler: (request) => listAnalyses(deps, request.query) });

  app.route({
    ...contractRoute(apiRoutes.retryAnalysis),
    handler: async (request, reply) => {
      await retryAnalysis(deps, { analysisId: request.params.analysisId, caller: adminCaller(request) });
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listDeadLetters),
    handler: async (request, reply) => {
      const letters = await listDeadLetters(deps, request.query);
      linkOlder(reply, apiRoutes.listDeadLetters, letters, request.query, ({ deadAt, eventId, consumer }) => ({
        before: deadAt,
        beforeEvent: eventId,
        beforeConsumer: consumer,
      }));
      return letters;
    },
  });

  app.route({
    ...contractRoute(apiRoutes.redriveDeadLetters),
    handler: (request) => redriveDeadLetters(deps, { only: request.body, caller: adminCaller(request) }),
  });

  app.route({
    ...contractRoute(apiRoutes.listPaymentAlerts),
    handler: async (request, reply) => {
      const alerts = await listPaymentAlerts(deps, request.query);
      linkOlder(reply, apiRoutes.listPaymentAlerts, alerts, request.query, byId);
      return alerts;
    },
  });
}

/** Links to the next page after a full one; `positionOf` is the query for what follows an entry. */
function linkOlder<T>(
  reply: { header(name: 'link', value: string): unknown },
  { path }: { path: string },
  page: readonly T[],
  { limit }: { limit: number },
  positionOf: (last: T) => Record<string, string>,
): void {
  const last = page.length === limit ? page.at(-1) : undefined;
  if (!last) return;
  const query = new URLSearchParams({ ...positionOf(last), limit: String(limit) });
  reply.header('link', `<${path}?${query}>; rel="next"`);
}

const byId = ({ id }: { id: number }) => ({ before: String(id) });

/** Admins name users by id only: the aliases `1` and `me` are for golfers. */
function parseUserId(param: string) {
  const userId = userIdSchema.safeParse(param);
  if (!userId.success) throw new AppError('not-found');
  return userId.data;
}

function nextPage({ limit, search }: { limit: number; search?: string | undefined }, after: string): string {
  const query = new URLSearchParams({ after, limit: String(limit), ...(search && { search }) });
  return `${apiRoutes.listUsers.path}?${query}`;
}

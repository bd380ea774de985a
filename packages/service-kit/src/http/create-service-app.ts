import type { ErrorBody } from '@trueswing/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyError, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { deletedReference, isDatabaseAway, isDatabaseFull } from '../database/open-database.ts';
import type { Logger } from '../logging/logger.ts';
import { countSecurityRefusal } from '../metrics/count-security-refusals.ts';
import { measureRequests } from '../metrics/http-metrics.ts';
import type { Metric } from '../metrics/metric.ts';
import { isRequestId, newRequestId, requestIdHeader } from '../tracing/request-id.ts';
import { AppError } from './app-error.ts';
import { endConnectionsOnClose } from './end-connections.ts';
import { enterRequests } from './enter-requests.ts';
import { addHealthRoutes, type ReadinessChecks } from './health-routes.ts';
import { limitDraining } from './limit-draining.ts';
import { addMetricsRoute, listenForMetrics, type MetricsListener } from './serve-metrics.ts';
import type { ServiceApp } from './service-app.ts';

interface ServiceAppOptions {
  logger: Logger;
  readiness: ReadinessChecks;
  /** Parts that /readyz names too, without which the service stays ready: most of its calls do not need them. */
  optionalParts?: ReadinessChecks;
  /** Metrics beyond those of every service. */
  metrics?: readonly Metric[];
  /** Where they are served instead of under /metrics of this app, which the public could read. null: nowhere. */
  metricsAt?: MetricsListener | null;
  /** Only services of ours call it: the request that they serve goes on here, with its id and its trace. Default false. */
  isInside?: boolean;
  /** CIDRs of proxies whose X-Forwarded-* headers count; none by default. */
  trustProxyCidrs?: string[];
  /** Size limit of a JSON body. Default 64 KiB; uploads are streamed and have limits of their own. */
  bodyLimitBytes?: number;
  /** Time limit for the whole request to arrive. Default 5 minutes. */
  requestTimeoutMs?: number;
  /** Time limit from a request's head to its answer, for routes without their own. Default 15 s. */
  handlerTimeoutMs?: number;
}

/** Converts the zod contracts of a route to JSON schemas, for the generated documentation. */
export const describeSchemas = jsonSchemaTransform;

/** A Fastify app with the parts that every service has: zod contracts, one error handler, health, readiness, metrics. */
export function createServiceApp(options: ServiceAppOptions): ServiceApp {
  const { isInside = false } = options;
  const app: ServiceApp = Fastify({
    loggerInstance: options.logger as FastifyBaseLogger,
    // Clients must not choose the ids that our logs are searched by.
    genReqId: ({ headers }) => {
      const id = isInside ? headers[requestIdHeader] : undefined;
      return isRequestId(id) ? id : newRequestId();
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    bodyLimit: options.bodyLimitBytes ?? 64 * 1024,
    connectionTimeout: 120_000,
    requestTimeout: options.requestTimeoutMs ?? 300_000,
    handlerTimeout: options.handlerTimeoutMs ?? 15_000,
    keepAliveTimeout: 30_000,
    trustProxy: options.trustProxyCidrs?.length ? options.trustProxyCidrs : false,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isBodyMissing = error.code === 'FST_ERR_HANDLER_TIMEOUT' && request.raw.complete === false;
    // The rest of the body may never come, so the connection cannot carry another request.
    if (isBodyMissing) reply.header('connection', 'close');
    // `limitDraining` closes it once the body has arrived: the client might not get the answer otherwise.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.removeHeader('connection');
    const failure = isBodyMissing ? new AppError('request-too-slow', { cause: error }) : asAppError(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: failure.code }, 'request refused');
    countSecurityRefusal(failure.code);
    const wait = retryAfterOf(failure);
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply.status(failure.status).send(errorBody(failure, request.id));
  });
  app.setNotFoundHandler((request, reply) => reply.status(404).send(errorBody(new AppError('not-found'), request.id)));
  endConnectionsOnClose(app);
  enterRequests(app, { isInside });
  // One line for each request, when it has ended.
  app.addHook('onResponse', (request, reply, done) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // None of these fields can be secret, and looking for secrets would take ten times as long as the line.
    (request.log as Logger).child({}, { redact: [] }).info(line, 'request');
    done();
  });
  measureRequests(app);
  limitDraining(app);
  addHealthRoutes(app, options.readiness, options.optionalParts);
  const { metrics = [], metricsAt } = options;
  if (metricsAt === undefined) addMetricsRoute(app, metrics);
  else if (metricsAt !== null) listenForMetrics(app, metricsAt, metrics);
  return app;
}

/** A 5xx does not reveal its cause; a client's mistake is described in one sentence. */
function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new AppError('not-ready', { message: 'This takes too long right now. Please try again in a moment.' });
  }
  if (isDatabaseAway(error)) return new AppError('not-ready', { cause: error });
  if (isDatabaseFull(error)) return new AppError('temporarily-unavailable', { cause: error });
  const deleted = deletedReference(error);
  if (deleted) return new AppError(deleted === 'account' ? 'not-signed-in' : 'not-found', { cause: error });
  const status = error.statusCode ?? 500;
  if (status === 429) return new AppError('too-many-requests', { cause: error });
  if (status === 413) return new AppError('request-too-large', { cause: error });
  if (status === 503) return new AppError('not-ready', { cause: error });
  if (status >= 400 && status < 500) return new AppError('bad-request', { cause: error });
  return new AppError('internal-error', { cause: error });
}

/** Seconds after which the client should retry. */
function retryAfterOf({ status, code, retryAfterS }: AppError): number | undefined {
  if (retryAfterS !== undefined) return retryAfterS;
  if (status === 503) return 5;
  return code === 'too-many-requests' ? 60 : undefined;
}

function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    requestId,
    ...(error.title !== undefined && { title: error.title }),
    ...(error.requiresUpgrade !== undefined && { requiresUpgrade: error.requiresUpgrade }),
  };
}

import { readEnvOrExit } from './environment/read-env-or-exit.ts';
import type { ServiceApp } from './http/service-app.ts';
import { createLogger, exitProcess, type Logger } from './logging/logger.ts';
import { startTracing, type TracingEnv } from './tracing/start-tracing.ts';

interface ServiceParts<Env, Deps, Background> {
  name: string;
  /** @throws EnvironmentError if a variable is wrong */
  readEnv(): Env;
  openDeps(env: Env, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }>;
  /** Starts event consumers and periodic tasks. */
  startBackground(deps: Deps): Background;
  buildApp(deps: Deps, background: Background): ServiceApp | Promise<ServiceApp>;
  /** Part that stops first, so that it is not delayed by the other. Connections close last. Default: the app. */
  stopFirst?: 'app' | 'background';
}

/** Work that has not ended by then is aborted; leases and outboxes make that safe. */
const closeDeadlineMs = 15_000;

/** Runs a service until SIGTERM or SIGINT; exits 0 after a graceful close, 1 on any failure. */
export async function runService<
  Env extends TracingEnv & { LOG_LEVEL: string; HOST: string; PORT: number },
  Deps,
  Background extends { stop(): Promise<void> },
>(parts: ServiceParts<Env, Deps, Background>): Promise<void> {
  const env = readEnvOrExit(parts.name, parts.readEnv);
  const logger = createLogger({ service: parts.name, level: env.LOG_LEVEL });
  const stopped = new Promise<string>((resolve) => {
    process.once('SIGTERM', () => resolve('SIGTERM'));
    process.once('SIGINT', () => resolve('SIGINT'));
  });
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    void exitProcess(1);
  });
  try {
    const tracing = await startTracing(parts.name, env, logger);
    const close = await startService(parts, env, logger);
    logger.info('started');
    const signal = await stopped;
    logger.info({ signal }, 'stopping');
    const deadline = setTimeout(() => {
      logger.error('not closed in time');
      void exitProcess(1);
    }, closeDeadlineMs).unref();
    await close();
    clearTimeout(deadline);
    await tracing.stop();
    logger.info('stopped');
    await exitProcess(0);
  } catch (error) {
    logger.fatal({ err: error }, 'service failed');
    await exitProcess(1);
  }
}

/** Returns the function that finishes or hands back running work and closes the connections. */
async function startService<
  Env extends { HOST: string; PORT: number },
  Deps,
  Background extends { stop(): Promise<void> },
>(parts: ServiceParts<Env, Deps, Background>, env: Env, logger: Logger): Promise<() => Promise<void>> {
  const { stopFirst = 'app' } = parts;
  const { deps, close } = await parts.openDeps(env, logger);
  const background = parts.startBackground(deps);
  const app = await parts.buildApp(deps, background);
  await app.listen({ host: env.HOST, port: env.PORT });
  return async () => {
    if (stopFirst === 'background') await background.stop();
    await app.close();
    if (stopFirst === 'app') await background.stop();
    await close();
  };
}

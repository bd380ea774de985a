import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { ServiceApp } from '@trueswing/service-kit';
import type { RouteOptions } from 'fastify';
import type { Deps } from '../../../deps.ts';

export const queueBoardPath = '/api/admin/queues';

/**
 * The wake-ups in the queue, to look at. Nothing can be changed here: the worker's sweep retries, and what an admin does is
 * recorded. Runs in a scope of its own, whose routes have no contract, so they get their access here.
 */
export async function queueBoardRoutes(app: ServiceApp, { queue }: Pick<Deps, 'queue'>): Promise<void> {
  app.addHook('onRoute', (route: RouteOptions) => {
    route.config = { ...route.config, access: 'admin' };
  });
  app.addHook('onSend', async (_request, reply) => {
    // Its page names the path of its files in a base element, which our own pages may not have.
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  });
  const adapter = new FastifyAdapter();
  adapter.setBasePath(queueBoardPath);
  createBullBoard({
    queues: [new BullMQAdapter(queue.jobs, { readOnlyMode: true, description: 'Wake-ups of the analysis workers' })],
    serverAdapter: adapter,
    options: {
      // Its own way to find its files does not work in a module.
      uiBasePath: dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json'))),
      uiConfig: { boardTitle: 'TrueSwing queues', hideRedisDetails: true },
    },
  });
  await app.register(
    async (board) => {
      // The board would answer every error with 500, a refused call included.
      Object.assign(board, { setErrorHandler: () => board });
      await board.register(adapter.registerPlugin());
    },
    { prefix: queueBoardPath },
  );
}

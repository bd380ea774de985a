import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiRoutes } from '@trueswing/contracts';
import { describeSchemas, type ServiceApp } from '@trueswing/service-kit';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod/mini';
import { contractRoute } from '../http/contract-route.ts';

/** Describes every route that is registered after it. */
export const describeApiPlugin = fp(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'TrueSwing API', version: '1' } },
    transform: (route) => {
      const { schema, url } = describeSchemas(route);
      // The pages of the web client are no calls.
      if (!schema) return { schema: { hide: true }, url };
      const form = route.route.config?.form;
      if (!form) return { schema, url };
      return { schema: { ...schema, consumes: ['multipart/form-data'], body: describeForm(form) }, url };
    },
  });
});

/** The fields of a form. A field is optional if the schema accepts `undefined` for it. */
function describeForm(form: z.ZodMiniObject): object {
  const { properties } = z.toJSONSchema(form);
  const required = Object.entries(form.shape).filter(([, field]) => !z.safeParse(field, undefined).success);
  return { type: 'object', properties, required: required.map(([name]) => name) };
}

/** The API's documentation, generated from the contracts: /api/docs for admins. */
export async function apiDocsRoutes(app: ServiceApp): Promise<void> {
  // The routes of the documentation viewer have no contract, so they get their access here.
  app.addHook('onRoute', (route: RouteOptions) => {
    route.config = { ...route.config, access: 'admin' };
  });
  // The top bar of the other layout has a style element, which the content security policy blocks.
  const uiConfig = { deepLinking: true, tryItOutEnabled: false, layout: 'BaseLayout' };
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig });
  app.route({
    ...contractRoute(apiRoutes.readOpenApi),
    handler: async () => app.swagger() as unknown as Record<string, unknown>,
  });
}

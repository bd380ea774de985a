import type { SchemaModule } from '@trueswing/service-kit';

/** In the order in which they migrate. */
const parts = [
  'packages/events',
  'services/gateway',
  'services/analysis-worker',
  'services/billing',
  'services/gamification',
];

/** The schemas of all services, built beside this package: in the checkout as in the image. By path, because no package imports a service. */
export async function loadSchemas(): Promise<SchemaModule[]> {
  return await Promise.all(
    parts.map(async (part) => {
      const url = new URL(`../../../${part}/dist/migrations.js`, import.meta.url);
      return ((await import(url.href)) as { schemaModule: SchemaModule }).schemaModule;
    }),
  );
}

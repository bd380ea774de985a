import type { Schema } from './audit/rows.repository.ts';

const services = ['gateway', 'analysis-worker'];

/** The schemas of the services, built beside this package: in the checkout as in the image. By path, because no package imports a service. */
export async function loadSchemas(): Promise<Schema[]> {
  return await Promise.all(
    services.map(async (service) => {
      const url = new URL(`../../../services/${service}/dist/migrations.js`, import.meta.url);
      return ((await import(url.href)) as { schemaModule: Schema }).schemaModule;
    }),
  );
}

import type { KyselyPlugin } from 'kysely';
import type { TestGateway } from './test-gateway.ts';

/** The gateway's database, and the number of queries made with it. */
export function countQueries(gateway: TestGateway) {
  let queries = 0;
  const counter: KyselyPlugin = {
    // Called for parts of a query as well; a result is that of a whole one.
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      return result;
    },
  };
  return { db: gateway.deps.db.withPlugin(counter), queries: () => queries };
}

import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { listExportEntries } from './export-entries.ts';
import { streamZip } from './stream-zip.ts';

/** Enough for years of videos over a slow link. A reader that stops reading is cut off much sooner. */
const exportTimeoutMs = 6 * 3_600_000;

export function exportRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.exportAccount),
    handlerTimeout: exportTimeoutMs,
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.exportByGolfer, userId);
      const zip = streamZip(await awaitFirst(listExportEntries(deps, userId)), {
        mtime: deps.now(),
        onFailure: (error) => request.log.error({ err: error }, 'export cut off'),
      });
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="trueswing-export.zip"')
        .header('cache-control', 'no-store')
        .send(zip);
    },
  });
}

/** Waits for the first item, so that a failure of the database still gets an error status. */
async function awaitFirst<T>(items: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  const first = await items.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* items;
  })();
}

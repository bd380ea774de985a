import multipart from '@fastify/multipart';
import { apiRoutes, errorCatalog } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { adminCaller } from '../audit/admin-caller.ts';
import { importSpreadsheet } from './import-spreadsheet.ts';
import { recordDownload } from './record-download.ts';
import { spreadsheetErrors } from './spreadsheet-errors.ts';
import { summarizeSpreadsheet } from './summarize-spreadsheet.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const maxFileBytes = 5 * 1_024 * 1_024;
const formSchema = z.object({ file: z.file() });

/** Runs in a scope of its own: it reads multipart bodies with other limits than the upload of swings. */
export async function spreadsheetRoutes(app: ServiceApp, deps: Deps): Promise<void> {
  const limits = { fileSize: maxFileBytes, files: 1, fields: 0, parts: 1, fieldNameSize: 100 };
  await app.register(multipart, { limits, throwFileSizeLimit: false });

  app.route({
    ...contractRoute(apiRoutes.downloadSpreadsheet),
    handler: async (request, reply) => {
      const catalog = await deps.catalog.current(deps.db);
      await recordDownload(deps, adminCaller(request));
      const onFailure = (error: unknown) => request.log.error({ err: error }, 'spreadsheet cut off');
      return reply
        .header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', 'attachment; filename="golf-exercise-videos.xlsx"')
        .header('cache-control', 'no-store')
        .send(writeSpreadsheet(catalog, onFailure));
    },
  });

  app.route({ ...contractRoute(apiRoutes.readSpreadsheetSummary), handler: () => summarizeSpreadsheet(deps) });

  const route = contractRoute(apiRoutes.importExercises);
  app.route({
    ...route,
    config: { ...route.config, form: formSchema },
    bodyLimit: maxFileBytes + 64 * 1_024,
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw new AppError('bad-request');
      const part = await request.file();
      if (!part) throw new AppError('bad-request');
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw spreadsheetErrors.tooLarge();
      const { checkedVersion } = request.query;
      const dryRun = request.query.dryRun === 'true';
      const outcome = await importSpreadsheet(deps, { bytes, dryRun, checkedVersion, caller: adminCaller(request) });
      if (!('errors' in outcome)) return outcome;
      const code = 'spreadsheet-refused';
      const { message } = errorCatalog[code];
      return reply.status(422).send({ code, message, requestId: request.id, errors: [...outcome.errors] });
    },
  });
}

import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { maxRequestBytes, type Uploads } from './open-uploads.ts';
import { uploadFormSchema } from './upload-form.ts';
import { uploadSwing } from './upload-swing.ts';

export function uploadRoutes(app: ServiceApp, deps: Deps, uploads: Uploads): void {
  const route = contractRoute(apiRoutes.uploadSwing);
  app.route({
    ...route,
    config: { ...route.config, form: uploadFormSchema },
    bodyLimit: maxRequestBytes,
    onRequest: async (request) => {
      await enforceRate(deps.rates, rateRules.upload, signedInUser(request));
      uploads.checkLength(request);
    },
    handler: async (request) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const userId = signedInUser(request);
      const id = await uploads.receive(request, { userId, idempotencyKey }, (parts) =>
        uploadSwing(deps, { userId, idempotencyKey, parts, sizeBytes: uploads.lengthOf(request) }),
      );
      request.log.info({ analysisId: id }, 'swing uploaded');
      return { id };
    },
  });
}

import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { apiRoutes, routeUrl } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { paymentsConfig } from '../billing/payments-config.ts';

/** The only files that are served from the samples folder. */
const sampleFiles = { 'face-on.mp4': 'face-on', 'down-the-line.mp4': 'down-the-line' } as const;
type SampleFile = keyof typeof sampleFiles;

/** The configuration that the client needs before its first screen, and in development the sample swings. */
export async function clientConfigRoutes(app: ServiceApp, { env, identityProvider }: Deps): Promise<void> {
  const samples = env.SAMPLES_DIR === undefined ? [] : await findSamples(env.SAMPLES_DIR);
  const payments = paymentsConfig(env);
  const sampleSwings = samples.map((file) => ({
    view: sampleFiles[file],
    url: routeUrl(apiRoutes.readSample, { params: { file } }),
  }));

  app.route({
    ...contractRoute(apiRoutes.readClientConfig),
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .send({ sampleSwings, payments, hasIdentityProvider: identityProvider !== null }),
  });

  app.route({
    ...contractRoute(apiRoutes.readSample),
    handler: async (request, reply) => {
      const file = samples.find((sample) => sample === request.params.file);
      if (!file || env.SAMPLES_DIR === undefined) throw new AppError('not-found');
      return reply.type('video/mp4').send(createReadStream(join(resolve(env.SAMPLES_DIR), file)));
    },
  });
}

async function findSamples(folder: string): Promise<SampleFile[]> {
  const found: SampleFile[] = [];
  for (const file of Object.keys(sampleFiles) as SampleFile[]) {
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (isThere) found.push(file);
  }
  return found;
}

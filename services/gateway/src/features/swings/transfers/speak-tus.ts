import { tusVersion } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';

/** Names our version of the tus protocol in every answer of these routes, errors as well, and rejects clients of another version. */
export function speakTus(app: ServiceApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['tus-resumable'] !== tusVersion) {
      reply.header('tus-version', tusVersion);
      throw new AppError('transfer-version-refused');
    }
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('tus-resumable', tusVersion);
    done(null, payload);
  });
}

import { apiRoutes, maxTransferPartBytes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { assertRoomToGoOn } from '../../storage/assert-room.ts';
import { swingErrors } from '../swing-errors.ts';
import type { Uploads } from '../upload/open-uploads.ts';
import { createTransfer } from './create-transfer.ts';
import { endTransfer } from './end-transfer.ts';
import { readTransfer } from './read-transfer.ts';
import { readTransferMetadata } from './read-transfer-metadata.ts';
import { receivePart } from './receive-part.ts';
import { speakTus } from './speak-tus.ts';
import { TransferInspections } from './transfer-inspections.ts';
import { uploadTransferred } from './upload-transferred.ts';

/** The server side of the tus protocol; see decision 0063 for why it is not a library's. */
export async function transferRoutes(app: ServiceApp, deps: Deps, uploads: Uploads): Promise<void> {
  const inspections = new TransferInspections();
  await app.register(async (scope) => tusRoutes(scope, deps, { uploads, inspections }));
  commitRoute(app, deps, inspections);
}

function tusRoutes(
  app: ServiceApp,
  deps: Deps,
  { uploads, inspections }: { uploads: Uploads; inspections: TransferInspections },
): void {
  const { rates } = deps;
  const answer = (reply: FastifyReply, headers: Record<string, string | number> = {}) =>
    reply.headers({ 'cache-control': 'no-store', ...headers });
  const expires = (at: Date) => ({ 'upload-expires': at.toUTCString() });
  speakTus(app);

  app.route({
    ...contractRoute(apiRoutes.createTransfer),
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      await enforceRate(rates, rateRules.upload, userId);
      const { upload, view, filename, filetype } = readTransferMetadata(request.headers['upload-metadata']);
      const sizeBytes = Number(request.headers['upload-length']);
      const file = { clientKey: upload, view, sizeBytes, name: filename, type: filetype };
      const { id, expiresAt } = await createTransfer(deps, { userId, ...file });
      answer(reply, { location: `${apiRoutes.createTransfer.path}/${id}`, ...expires(expiresAt) });
      return reply.status(201).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readTransfer),
    handler: async (request, reply) => {
      const transfer = await readTransfer(deps, signedInUser(request), request.params.id);
      answer(reply, {
        'upload-offset': transfer.offsetBytes,
        'upload-length': transfer.sizeBytes,
        ...expires(transfer.expiresAt),
      });
      return reply.status(200).send(null);
    },
  });

  const sendPart = contractRoute(apiRoutes.sendTransferPart);
  app.route({
    ...sendPart,
    config: { ...sendPart.config, endsNoSession: true },
    onRequest: async (request) => {
      await enforceRate(rates, rateRules.transferPart, signedInUser(request));
      const length = request.headers['content-length'];
      if (length === undefined) throw new AppError('length-required');
      if (Number(length) <= maxTransferPartBytes) return;
      throw swingErrors.partTooLarge();
    },
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      const { id } = request.params;
      const offset = Number(request.headers['upload-offset']);
      const length = Number(request.headers['content-length']);
      const received = await uploads.receiveBytes(request, { userId, idempotencyKey: undefined }, async (bytes) => {
        await assertRoomToGoOn(deps, length);
        return receivePart(deps, inspections, { userId, id, offset, length, bytes });
      });
      answer(reply, { 'upload-offset': received.offset, ...expires(received.expiresAt) });
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.endTransfer),
    handler: async (request, reply) => {
      await endTransfer(deps, signedInUser(request), request.params.id);
      answer(reply);
      return reply.status(204).send(null);
    },
  });
}

function commitRoute(app: ServiceApp, deps: Deps, inspections: TransferInspections): void {
  app.route({
    ...contractRoute(apiRoutes.uploadTransferred),
    handler: async (request) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.upload, userId);
      const { faceOnTransfer: faceOn, downTheLineTransfer: downTheLine, fields } = request.body;
      const idempotencyKey = request.headers['idempotency-key'];
      const id = await uploadTransferred(deps, inspections, { userId, idempotencyKey, faceOn, downTheLine, fields });
      request.log.info({ analysisId: id }, 'swing uploaded');
      return { id };
    },
  });
}

import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';
import { transferPartType, transferredSwingSchema, tusVersion } from '../swings/transfer.ts';
import { uploadAcceptedSchema } from '../swings/video-upload.ts';
import { idempotencyHeaders, idParams, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

const byteCount = z.string().check(z.regex(/^\d{1,12}$/));
const tusHeaders = z.object({ 'tus-resumable': z.literal(tusVersion) });

/** Videos that arrive in parts, by the protocol tus 1.0.0 with its extensions creation, expiration and termination. */
export const transferRoutes = {
  createTransfer: defineRoute(
    {
      method: 'POST',
      path: '/api/swing-transfers',
      access: 'member',
      summary:
        'Begin the transfer of a video; its metadata are `upload` (the same for both videos), `view`, `filename`, `filetype`',
    },
    {
      headers: z.extend(tusHeaders, {
        'upload-length': byteCount,
        'upload-metadata': anyText().check(z.maxLength(4_096)),
      }),
      response: { 201: noContent },
    },
  ),
  readTransfer: defineRoute(
    {
      method: 'HEAD',
      path: '/api/swing-transfers/{id}',
      access: 'member',
      summary: 'How much of a video has arrived',
    },
    { params: idParams, headers: tusHeaders, response: { 200: noContent } },
  ),
  sendTransferPart: defineRoute(
    {
      method: 'PATCH',
      path: '/api/swing-transfers/{id}',
      access: 'member',
      streams: true,
      summary: 'Send the next part of a video, at most 8 MB',
    },
    {
      params: idParams,
      headers: z.extend(tusHeaders, { 'upload-offset': byteCount, 'content-type': z.literal(transferPartType) }),
      response: { 204: noContent },
    },
  ),
  endTransfer: defineRoute(
    {
      method: 'DELETE',
      path: '/api/swing-transfers/{id}',
      access: 'member',
      summary: 'End a transfer and remove what has arrived',
    },
    { params: idParams, headers: tusHeaders, response: { 204: noContent } },
  ),
  uploadTransferred: defineRoute(
    {
      method: 'POST',
      path: '/api/swing-analyses/from-transfers',
      access: 'member',
      streams: true,
      summary: 'Upload a swing whose videos have been transferred',
    },
    {
      headers: idempotencyHeaders,
      body: transferredSwingSchema,
      response: { 200: uploadAcceptedSchema },
    },
  ),
} as const;

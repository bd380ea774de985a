import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';

/** Short text that differs between schemas that accept different data, as far as JSON Schema describes them. */
export const schemaFingerprint = (schema: ZodMiniType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest('base64url')
    .slice(0, 16);

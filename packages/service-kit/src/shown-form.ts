import { storedJsonSchema } from '@trueswing/contracts';
import { schemaFingerprint } from './schema-fingerprint.ts';

/** The form in which this build shows results. JSON that was stored in this form is sent as it is. */
export const shownForm = schemaFingerprint(storedJsonSchema);

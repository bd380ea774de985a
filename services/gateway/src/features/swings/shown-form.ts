import { storedJsonSchema } from '@trueswing/contracts';
import { schemaFingerprint } from '@trueswing/service-kit';

/** The form in which stored results are shown now. JSON that was stored in this form is sent as it is. */
export const shownForm = schemaFingerprint(storedJsonSchema);

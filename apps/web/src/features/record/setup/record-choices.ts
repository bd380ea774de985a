import { videoViewSchema } from '@trueswing/contracts';
import { z } from 'zod/mini';
import { DeviceValue } from '../../../shared/device-value.ts';

const choicesSchema = z.object({
  view: videoViewSchema,
  trigger: z.enum(['sound', 'motion']),
  /** Captions alone. */
  isSilent: z.boolean(),
});

type RecordChoices = z.infer<typeof choicesSchema>;

/** The golfer's choices for recording, apart from the hand, which an upload has too. Saved on this device. */
export const recordChoices = new DeviceValue<RecordChoices>('trueswing.record', choicesSchema, {
  view: 'face-on',
  trigger: 'sound',
  isSilent: false,
});

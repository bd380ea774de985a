import { z } from 'zod/mini';

/** Areas that a daily workout can train, in the order used to fill up a short list. */
export const focusAreas = [
  'Core Control & Rotational Strength',
  'Thoracic Spine Mobility',
  'Lower Body Stability & Strength',
  'Pelvic Mobility & Control',
  'Shoulder Mobility & Stability',
  'Postural Integrity',
  'Ankle Mobility & Foot Function',
] as const;
export const focusAreaSchema = z.enum(focusAreas);
export type FocusArea = z.infer<typeof focusAreaSchema>;

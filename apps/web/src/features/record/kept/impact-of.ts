import type { KeptSwing } from './swing-store.ts';

/** Impact in seconds of the file: from the pictures where the first look found it, else as heard or seen while filming. */
export const impactOf = ({ look, impactS }: KeptSwing): number | null => look?.look.moments?.impactS ?? impactS;

import type { UploadForm } from '../upload-fields.ts';

/** State of the current upload. `interrupted` and `rejected` leave the draft unchanged. */
export type Transfer =
  | { state: 'idle' }
  /** `isKept`: it goes on after a reload. */
  | { state: 'sending'; share: number; isKept: boolean }
  /** `needsReload`: a part of the app did not load, and only a reload helps. */
  | { state: 'interrupted'; isKept: boolean; text: string; requestId: string | undefined; needsReload: boolean }
  | { state: 'rejected'; form: UploadForm; title: string; text: string; requestId: string | undefined }
  /** Accepted by the server; the analysis screen is about to open. */
  | { state: 'accepted' };

/** True from the tap on the button to the answer, whether or not the network is there. */
export const isUnderway = ({ state }: Transfer): boolean => state !== 'idle' && state !== 'rejected';

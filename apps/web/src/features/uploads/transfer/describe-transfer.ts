import type { Transfer } from './transfer.ts';

type Underway = Exclude<Transfer, { state: 'idle' | 'rejected' }>;

interface TransferDescription {
  text: string;
  /** Share 0…1 of the bytes that have been sent. */
  share: number;
  /** Not after the last byte: the server then stores the video in any case. */
  mayCancel: boolean;
}

/** One sentence for the upload screen and for the strip on the other screens. */
export function describeTransfer(transfer: Underway): TransferDescription {
  if (transfer.state === 'accepted') return { text: 'Your video is saved.', share: 1, mayCancel: false };
  if (transfer.state === 'interrupted') return { text: transfer.text, share: 0, mayCancel: true };
  const { share } = transfer;
  if (share >= 1) return { text: 'Saving your video...', share, mayCancel: false };
  return { text: `Uploading your swing: ${Math.round(share * 100)}%`, share, mayCancel: true };
}

import type http from 'node:http';

/** A transfer may go on for as long as it moves so much. */
export const slowestBytesPerS = 16 * 1_024;
const longestCheckMs = 1_000;

/**
 * Ends a call that is not silent, and takes too long: its answer may be behind `slowestBytesPerS` by `limitMs`, and sending it may take
 * as long as at that speed, and `limitMs` more. Only time spent waiting for the store counts.
 */
export function limitCall(sent: http.ClientRequest, limitMs: number, hasUnreadBytes: () => boolean): void {
  const checkMs = Math.min(longestCheckMs, limitMs / 10);
  let behindMs = 0;
  let counted = 0;
  let isSent = false;
  const bytesMoved = () => (isSent ? (sent.socket?.bytesRead ?? 0) : (sent.socket?.bytesWritten ?? 0));
  // A connection has carried other calls before.
  sent.once('socket', () => {
    counted = bytesMoved();
  });
  sent.once('finish', () => {
    isSent = true;
    behindMs = 0;
    counted = bytesMoved();
  });
  // Steps are counted, not time: this process may be late, not the store.
  const timer = setInterval(() => {
    if (hasUnreadBytes()) return;
    const moved = bytesMoved() - counted;
    counted += moved;
    behindMs += checkMs - (1_000 * moved) / slowestBytesPerS;
    // Bytes that are written count before they are sent. Of an answer, a fast beginning makes up for nothing later.
    if (isSent) behindMs = Math.max(0, behindMs);
    if (behindMs > limitMs) sent.destroy(new Error('object store is too slow'));
  }, checkMs);
  timer.unref();
  sent.once('close', () => clearInterval(timer));
}

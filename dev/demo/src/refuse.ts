import { emailOf, golfers } from './season/golfers.ts';

/** The season does not fit this installation; the message says why and what to do. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

/** @throws DemoRefusedError in production, and where golfers are registered, except those of a season that was not finished */
export function assertMayFill(about: { nodeEnv: string; emails: readonly string[]; isUnfinished: boolean }): void {
  if (about.nodeEnv === 'production') {
    throw new DemoRefusedError('The demo season is not for production: its passwords are public. Unset NODE_ENV.');
  }
  const ours = new Set(about.isUnfinished ? golfers.map(emailOf) : []);
  if (about.emails.every((email) => ours.has(email))) return;
  const count = about.emails.length === 1 ? '1 golfer' : `${about.emails.length} golfers`;
  throw new DemoRefusedError(
    `This installation has ${count}, and the demo season fills an empty one. ` +
      'Start it with TRUESWING_DATA_DIR set to a new folder.',
  );
}

/** The season does not fit this installation; the message says why and what to do. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

/** @throws DemoRefusedError in production, and where golfers are registered */
export function assertMayFill(about: { nodeEnv: string; golfers: number }): void {
  if (about.nodeEnv === 'production') {
    throw new DemoRefusedError('The demo season is not for production: its passwords are public. Unset NODE_ENV.');
  }
  if (about.golfers === 0) return;
  const count = about.golfers === 1 ? '1 golfer' : `${about.golfers} golfers`;
  throw new DemoRefusedError(
    `This installation has ${count}, and the demo season fills an empty one. ` +
      'Start it with TRUESWING_DATA_DIR set to a new folder.',
  );
}

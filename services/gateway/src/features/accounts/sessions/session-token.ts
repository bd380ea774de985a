const daySeconds = 24 * 3_600;

/** A session expires when it was not used for `idleS`, and in any case after `absoluteS`. */
export const sessionLifetime = { idleS: 14 * daySeconds, absoluteS: 60 * daySeconds } as const;

/** True when a session has expired. */
export function isSessionExpired(session: { createdAt: Date; lastSeenAt: Date }, at: Date): boolean {
  const idleMs = at.getTime() - session.lastSeenAt.getTime();
  const ageMs = at.getTime() - session.createdAt.getTime();
  return idleMs > sessionLifetime.idleS * 1000 || ageMs > sessionLifetime.absoluteS * 1000;
}

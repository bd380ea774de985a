/** Limits of links to an analysis. */
export const shareRules = {
  /** Coaches answer within weeks. A link that was forgotten must not stay open for years. */
  lifetimeDays: 90,
  /** Valid links of one analysis. */
  maxLinks: 5,
  /** Comments through one link. */
  maxComments: 50,
} as const;

const dayMs = 86_400_000;

/** When a link that is created now expires. */
export const shareExpiry = (createdAt: Date): Date => new Date(createdAt.getTime() + shareRules.lifetimeDays * dayMs);

/** First part of the key of each query that changes with a new or deleted shot: invalidate it then. */
export const shotsKey = ['shots'] as const;

/** Half a year: a golfer's season. What lies further back was another swing and another body. */
export const progressWindowMs = 26 * 7 * 86_400_000;

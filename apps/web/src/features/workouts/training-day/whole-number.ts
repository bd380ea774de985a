/** The largest numbers that a log takes. */
const largest = { sets: 999, reps: 9_999, weight: 9_999 } as const;

/** A typed number as it is logged: whole; 0 if it is missing, negative or not a number. */
export function wholeNumber(text: string, field: keyof typeof largest): number {
  const value = Number.parseInt(text, 10);
  return value > 0 ? Math.min(value, largest[field]) : 0;
}

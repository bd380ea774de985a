/** Longest text of a failure in a column: tools and drivers quote whole documents. */
const maxLength = 2_000;

/** A failure as text for a column that operators read: name and message of an error, or the text itself, cut to 2,000 characters. */
export function errorText(failure: unknown): string {
  const text = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
  return text.slice(0, maxLength);
}

/** Message of an error, for a person at a terminal. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line of the report. A warning and a failure say what to do. */
export type Result = { status: 'ok'; text: string } | { status: 'warning' | 'failed'; text: string; advice: string };

/** A result and what it is about. */
export type Finding = Result & { subject: string };

export const ok = (text: string): Result => ({ status: 'ok', text });
export const warning = (text: string, advice: string): Result => ({ status: 'warning', text, advice });
export const failed = (text: string, advice: string): Result => ({ status: 'failed', text, advice });

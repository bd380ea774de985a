import type { z } from 'zod/mini';

/** Sentence that a golfer reads at each field if its value is wrong; in the order of the fields on the screen. */
export type Sentences<Input> = { readonly [Field in keyof Input]-?: string };

/** Validates the typed values with a schema: the body to send, or a sentence for each wrong field. */
export function checkForm<Input, Body>(
  schema: z.ZodMiniType<Body, Input>,
  sentences: Sentences<Input>,
  typed: Input,
): { body: Body } | { errors: Partial<Sentences<Input>> } {
  const result = schema.safeParse(typed);
  if (result.success) return { body: result.data };
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
  const errors = Object.entries(sentences).filter(([field]) => wrong.has(field));
  if (errors.length === 0) throw new Error('The schema rejects a value that has no sentence.', { cause: result.error });
  return { errors: Object.fromEntries(errors) as Partial<Sentences<Input>> };
}

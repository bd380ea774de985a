import { toNameText } from '@trueswing/contracts';
import { z } from 'zod/mini';

/**
 * The schema of a form in which names may be pasted: characters that are not seen come along from web pages and chats, and the
 * golfer could not find and remove them.
 */
export const cleanNames = <Body, Input extends object>(
  schema: z.ZodMiniType<Body, Input>,
  names: readonly (keyof Input)[],
): z.ZodMiniType<Body, Input> =>
  z.pipe(z.custom<Input>().check(z.overwrite((typed) => withCleanNames(typed, names))), schema);

export function withCleanNames<Typed extends object>(typed: Typed, names: readonly (keyof Typed)[]): Typed {
  const cleaned = names.flatMap((name) => {
    const text = typed[name];
    return typeof text === 'string' ? [[name, toNameText(text)]] : [];
  });
  return { ...typed, ...Object.fromEntries(cleaned) };
}

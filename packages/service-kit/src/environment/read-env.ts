import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import type { EnvRule } from './env-rules.ts';
import { EnvironmentError, type EnvMistake } from './environment-error.ts';

/**
 * Parses the environment by a schema, in which `.meta({ example })` is what a variable may look like, and by rules between variables.
 * Empty variables count as absent, since `.env` files write them so.
 * @throws EnvironmentError with every mistake, and no value
 */
export function readEnv<S extends z.ZodObject>(
  schema: S,
  source: Record<string, string | undefined>,
  rules: readonly EnvRule[] = [],
): z.infer<S> {
  const present = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
  const parsed = schema.safeParse(present);
  const found = [
    ...(parsed.error?.issues ?? []).map((issue) => {
      const variable = String(issue.path[0]);
      return { variable, problem: describeIssue(issue, variable in present) };
    }),
    // Rules read the variables as they are set, so that a mistake elsewhere does not hide theirs.
    ...rules.flatMap((rule) => rule(present)),
  ];
  if (parsed.success && found.length === 0) return parsed.data;
  const firstOfEach = found.filter(
    ({ variable }, index) => found.findIndex((other) => other.variable === variable) === index,
  );
  throw new EnvironmentError(
    firstOfEach.map((mistake): EnvMistake => ({ ...mistake, example: exampleOf(schema.shape[mistake.variable]) })),
  );
}

/** The example of a schema, or of the one that it wraps. */
function exampleOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const example = z.globalRegistry.get(schema)?.example;
  if (typeof example === 'string') return example;
  const { innerType, in: input } = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  return exampleOf(innerType ?? input);
}

import type { Variables } from './service-env.ts';

const secretNames = /PASSWORD|SECRET|KEY$|HEADERS$/;

/** Values that must not be printed: secrets, and the passwords in addresses as they are written and as they are meant. */
export function listSecrets(variables: readonly Variables[]): string[] {
  const values = variables.flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) => {
      if (!value) return [];
      return secretNames.test(name) ? [value] : passwordsOf(value);
    }),
  );
  return [...new Set(values)];
}

function passwordsOf(value: string): string[] {
  const [, password] = /^[a-z]+:\/\/[^/@]*?:([^/]*)@/.exec(value) ?? [];
  if (password === undefined) return [];
  return [password, decode(password)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

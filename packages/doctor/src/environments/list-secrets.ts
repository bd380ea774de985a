import type { Variables } from './service-env.ts';

const secretNames = /PASSWORD|SECRET|KEY$|HEADERS$/;
/** Browsers get the public halves; the id of a key of the store is a name, which the report may need to say. */
const publicNames = /^S3_(?:BACKUP_)?ACCESS_KEY$|_PUBLI\w*_KEY$/;

/** Values that must not be printed: secrets, and the logins in addresses as they are written and as they are meant. */
export function listSecrets(variables: readonly Variables[]): string[] {
  const values = variables.flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) => {
      if (!value) return [];
      return secretNames.test(name) && !publicNames.test(name) ? [value] : loginsOf(value);
    }),
  );
  return [...new Set(values)];
}

/** The password of an address; without one the user name, where services of mail take a token. */
function loginsOf(value: string): string[] {
  const [, user = '', password] = /^[a-z]+:\/\/([^/@:]*)(?::([^/]*))?@/.exec(value) ?? [];
  const secret = password || (value.startsWith('postgres') ? '' : user);
  return secret === '' ? [] : [secret, decode(secret)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { isLoopback } from './is-loopback.ts';

/** Options that a URL must not set for nodemailer: there they would win over ours. */
const ourOptions = ['requireTLS', 'opportunisticTLS', 'disableFileAccess', 'disableUrlAccess'];

/** Whether the address of a mail server turns TLS off, with `?ignoreTLS=true`, for a relay on a private network. */
export function mailIgnoresTls(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  return protocol === 'smtp:' && searchParams.get('ignoreTLS') === 'true';
}

/**
 * Whether mail goes to this server over TLS or not at all: otherwise anyone on the way could strip TLS and read reset links. Exempt are
 * this machine itself and an address that turns TLS off.
 */
export const mailNeedsTls = (url: string): boolean => !isLoopback(new URL(url).hostname) && !mailIgnoresTls(url);

/**
 * nodemailer's options for a mail server: no step of it may be silent for longer than `silenceMs`, and no mail may name files
 * or addresses that nodemailer would read.
 */
export function smtpOptions(url: string, silenceMs: number) {
  const address = new URL(url);
  for (const name of ourOptions) address.searchParams.delete(name);
  return {
    url: address.href,
    requireTLS: mailNeedsTls(url),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

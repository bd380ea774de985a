/** Messages of common failures, by the code of Node, TLS or nodemailer. */
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  ENOTFOUND: 'the name of the host is unknown',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EDNS: 'the name of the host is unknown',
  ETIMEDOUT: 'no answer in time',
  ESOCKETTIMEDOUT: 'no answer in time',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not trusted here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted here',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  EPROTO: 'it does not speak TLS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const timeouts = /timeout expired|timed out|read timeout|does not answer/i;

/** Says in words why a connection failed. */
export function describeFailure(error: unknown): string {
  const chain = causesOf(error);
  const known = chain.flatMap(codesOf).find((code) => code in words);
  if (known !== undefined) return words[known] ?? known;
  // The drivers of PostgreSQL, Redis and S3 give their timeouts no code.
  if (chain.some(({ name, message }) => name === 'TimeoutError' || timeouts.test(message))) return 'no answer in time';
  const last = chain.at(-1);
  return last?.message || last?.name || 'unknown error';
}

/** Whether a certificate was refused, rather than the connection. */
export const isCertificateFailure = (error: unknown): boolean =>
  causesOf(error)
    .flatMap(codesOf)
    .some((code) => /CERT|UNABLE_TO_VERIFY/.test(code));

/** Its code, and what nodemailer leaves in the text alone: "connect ECONNREFUSED …", or the words of OpenSSL. */
const codesOf = (error: Error): string[] => [
  ...('code' in error ? [String(error.code)] : []),
  ...(error.message.match(/\bE[A-Z]{4,}\b/g) ?? []),
  ...(/:SSL routines:/.test(error.message) ? ['EPROTO'] : []),
];

/** An error, its causes and, of an attempt at several addresses, the errors of each. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(causesOf)];
}

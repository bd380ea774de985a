import { createTransport } from 'nodemailer';
import { describeFailure } from '../../report/describe-failure.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';

const silenceMs = 5_000;
const loopback = /^(localhost|127\.|\[?::1)/;

/** Connects to the mail server, with TLS if it has it, and signs in. Sends no mail. */
export async function checkMail(url: string | undefined): Promise<Result[]> {
  if (url === undefined) return [ok('not set up: admins issue reset links, and addresses are not confirmed')];
  const { host, hostname, username } = new URL(url);
  try {
    await connect(url, true);
    return [ok(`${host} answers over TLS${username && ' and accepts the login'}; no mail was sent`)];
  } catch (error) {
    if (codeOf(error) !== 'ETLS') return [describeRefusal(error, host)];
  }
  try {
    await connect(url, false);
  } catch (error) {
    return [describeRefusal(error, host)];
  }
  if (loopback.test(hostname)) return [ok(`${host} answers without TLS, on this machine; no mail was sent`)];
  return [
    warning(
      `${host} does not offer TLS, so mails${username && ' and the password'} can be read on the way`,
      'Use a mail server with TLS: smtps://…:465, or smtp://…:587 with STARTTLS.',
    ),
  ];
}

async function connect(url: string, requireTLS: boolean): Promise<void> {
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

function describeRefusal(error: unknown, host: string): Result {
  if (codeOf(error) === 'EAUTH') {
    return failed(
      `${host} refuses the login`,
      'Correct user and password in SMTP_URL. Write special characters as in a URL: %40 for @, %2F for /.',
    );
  }
  return failed(
    `${host} does not answer as a mail server: ${describeFailure(error)}`,
    'Correct host and port in SMTP_URL: smtp:// for port 587 or 25, smtps:// for 465. Many hosting providers block port 25.',
  );
}

import { mailIgnoresTls, mailNeedsTls, smtpOptions } from '@trueswing/service-kit';
import { createTransport } from 'nodemailer';
import { describeFailure } from '../../report/describe-failure.ts';
import { failed, ok, type Result, warning } from '../../report/result.ts';

const silenceMs = 12_000;

/** Connects to the mail server, with TLS if it has it and the address does not turn it off, and signs in. Sends no mail. */
export async function checkMail(url: string | undefined): Promise<Result[]> {
  if (url === undefined) return [ok('not set up: admins issue reset links, and addresses are not confirmed')];
  const { host, username } = new URL(url);
  const name = { url, host };
  const ignoresTls = mailIgnoresTls(url);
  if (!ignoresTls) {
    try {
      await connect(url, { requireTLS: true });
      return [ok(`${host} answers over TLS${username && ' and accepts the login'}; no mail was sent`)];
    } catch (error) {
      if (codeOf(error) !== 'ETLS') return [await describeRefusal(error, { ...name, requireTLS: true })];
    }
  }
  // A second call without TLS would show the password to anyone who strips TLS on the way.
  if (mailNeedsTls(url)) {
    return [
      failed(
        `${host} does not offer TLS, so no mail is sent to it`,
        'Use a mail server with TLS: smtps://…:465, or smtp://…:587 with STARTTLS. For a relay on your own private network, add ?ignoreTLS=true.',
      ),
    ];
  }
  try {
    await connect(url, { requireTLS: false });
  } catch (error) {
    return [await describeRefusal(error, { ...name, requireTLS: false })];
  }
  if (!ignoresTls) return [ok(`${host} answers without TLS, on this machine; no mail was sent`)];
  return [
    warning(
      `${host} is used without TLS, so mails${username && ' and the password'} can be read on the way`,
      'Take ignoreTLS=true out of SMTP_URL, unless the mail server is on your own private network.',
    ),
  ];
}

interface Connecting {
  requireTLS: boolean;
  forceAuth?: boolean;
}

/** By default it signs in whether or not the server offers it; nodemailer would leave the login out without a word. */
async function connect(url: string, { requireTLS, forceAuth = true }: Connecting): Promise<void> {
  const transport = createTransport({
    ...smtpOptions(url, silenceMs),
    requireTLS,
    forceAuth: forceAuth && new URL(url).username !== '',
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function describeRefusal(
  error: unknown,
  { url, host, requireTLS }: { url: string; host: string; requireTLS: boolean },
): Promise<Result> {
  if (codeOf(error) === 'EAUTH') {
    const isWithoutLogin = await connect(url, { requireTLS, forceAuth: false }).then(
      () => true,
      () => false,
    );
    if (isWithoutLogin) {
      return warning(
        `${host} offers no login, so mails go there without it, and it may refuse them`,
        'Take user and password out of SMTP_URL, or use the port with a login: smtps://…:465, or smtp://…:587.',
      );
    }
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

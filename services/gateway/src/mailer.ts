import { type Logger, withTimeout } from '@trueswing/service-kit';
import { createTransport } from 'nodemailer';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Sends in the background: nobody's answer waits for a mail server. A failure is logged with `context`. */
  post(mail: Mail, context: Record<string, string>): void;
  /** Waits for what is being sent, not longer than a mail server may be silent. */
  close(): Promise<void>;
}

/** Longest silence of a mail server: connecting, greeting, and between any two answers. */
const silenceMs = 10_000;
/** More than so many mails at once are not sent: a flood must not fill the memory. */
const mostAtOnce = 50;

/** Sends mail over SMTP; null where no mail server is configured. */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined },
  logger: Logger,
): Mailer | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  const transport = createTransport(
    {
      url: SMTP_URL,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: MAIL_FROM },
  );
  const sending = new Set<Promise<void>>();

  return {
    post(mail, context) {
      if (sending.size >= mostAtOnce) {
        logger.error(context, 'too many mails at once, one is dropped');
        return;
      }
      // As an object the address is taken as it is, never parsed as a list. What the server says may name it: not logged.
      const sent = transport
        .sendMail({ ...mail, to: { name: '', address: mail.to } })
        .then(
          () => logger.info(context, 'mail sent'),
          (error: { code?: unknown; responseCode?: unknown }) =>
            logger.error({ ...context, code: error.code, responseCode: error.responseCode }, 'mail not sent'),
        )
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async close() {
      const sent = Promise.all(sending);
      await withTimeout(sent, { timeoutMs: silenceMs, error: 'mails are still being sent' }).catch(() => undefined);
      transport.close();
    },
  };
}

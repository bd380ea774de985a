import { type Logger, smtpOptions, withTimeout } from '@trueswing/service-kit';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Sends in the background, so that no HTTP call waits for a mail server. A failure is logged with `context`. */
  post(mail: Mail, context: Record<string, string>): void;
  /** Waits for mails that are being sent, but no longer than `silenceMs`. */
  close(): Promise<void>;
}

/** Longest silence of a mail server: while connecting, before its greeting, and between two answers. */
const silenceMs = 10_000;
/** Mails in flight; more are dropped, so that a flood cannot fill the memory. */
const maxInFlight = 50;

/** Sends mail over SMTP; null where no mail server is configured. */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined },
  logger: Logger,
): Mailer | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  // Loaded only where mail is set up: it takes 17 MB of memory.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport(smtpOptions(SMTP_URL, silenceMs), { from: MAIL_FROM }),
  );
  const sending = new Set<Promise<void>>();

  return {
    post(mail, context) {
      if (sending.size >= maxInFlight) {
        logger.error(context, 'too many mails in flight, one is dropped');
        return;
      }
      // As an object, the address is used as it is and never parsed as a list. The server's answer may contain the address,
      // so only its codes are logged.
      const sent = transport
        .then((opened) => opened.sendMail({ ...mail, to: { name: '', address: mail.to } }))
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
      (await transport).close();
    },
  };
}

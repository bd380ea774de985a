import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** Header and body as received. */
  raw: string;
  /** The plain text, decoded. */
  text: string;
}

/** A mail server on loopback that stores received mails. Can be slow or reject mails. */
export class SmtpInbox {
  readonly mails: ReceivedMail[] = [];
  readonly #server: SMTPServer;
  #waiting: (() => void)[] = [];
  /** Delay before the server accepts a message. */
  delayMs = 0;
  refusal: string | null = null;
  /** Attempts to sign in, with a right or a wrong password. */
  logins = 0;

  private constructor(password: string | undefined) {
    this.#server = new SMTPServer({
      disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => {
        this.logins += 1;
        return auth.password === password ? done(null, { user: auth.username }) : done(new Error('wrong password'));
      },
      disableReverseLookup: true,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          void this.#take(to, Buffer.concat(chunks).toString()).then(
            () => done(),
            (error: Error) => done(error),
          );
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  /** With a password, clients must sign in with it. */
  static async start(password?: string): Promise<SmtpInbox> {
    const inbox = new SmtpInbox(password);
    inbox.#server.listen(0, '127.0.0.1');
    await once(inbox.#server.server, 'listening');
    return inbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  /** Resolves when this number of mails has arrived for the address. */
  async untilReceived(address: string, count: number, timeoutMs = 30_000): Promise<void> {
    const deadline = AbortSignal.timeout(timeoutMs);
    while (this.mailsTo(address).length < count) {
      deadline.throwIfAborted();
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        deadline.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  async #take(to: string[], raw: string): Promise<void> {
    if (this.delayMs > 0) await delay(this.delayMs);
    if (this.refusal !== null) throw new Error(this.refusal);
    this.mails.push({ to, raw, text: decodeText(raw) });
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

function decodeText(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

import { createLogger } from '@trueswing/service-kit';
import { SmtpInbox } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMailer } from './mailer.ts';

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await SmtpInbox.start();
});
afterEach(() => inbox.stop());

/** Sends a mail through the inbox, which has no TLS, and returns what arrived. */
async function mailsSentTo(url: string): Promise<string[]> {
  const mailer = openMailer(
    { SMTP_URL: url, MAIL_FROM: 'golf@example.com' },
    createLogger({ service: 'gateway', level: 'silent' }),
  );
  mailer?.post({ to: 'lena@example.com', subject: 'Set a new password', text: 'the link' }, {});
  await mailer?.close();
  return inbox.mails.map(({ text }) => text.trim());
}

it('never sends a link in plain text to another machine', async () => {
  expect(await mailsSentTo(inbox.url.replace('127.0.0.1', '0.0.0.0'))).toEqual([]);
});

it.each([
  ['on this machine', (url: string) => url],
  ['whose address turns TLS off', (url: string) => `${url.replace('127.0.0.1', '0.0.0.0')}?ignoreTLS=true`],
])('sends without TLS to a server %s', async (_, address) => {
  expect(await mailsSentTo(address(inbox.url))).toEqual(['the link']);
});

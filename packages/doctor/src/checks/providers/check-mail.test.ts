import { SmtpInbox } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import { checkMail } from './check-mail.ts';

const withLogin = (url: string, login: string) => url.replace('smtp://', `smtp://${login}@`);

it('a server that answers gets no mail', async () => {
  const inbox = await SmtpInbox.start();
  const { url } = inbox;
  const found = await checkMail(url);
  await inbox.stop();
  expect(found).toEqual([
    { status: 'ok', text: `${new URL(url).host} answers without TLS, on this machine; no mail was sent` },
  ]);
  expect(inbox.mails).toEqual([]);
});

it('a right password is accepted and a wrong one named, without it', async () => {
  const inbox = await SmtpInbox.start('the right one');
  const { url } = inbox;
  const right = await checkMail(withLogin(url, 'golf:the%20right%20one'));
  const wrong = await checkMail(withLogin(url, 'golf:hunter2'));
  await inbox.stop();
  expect(right).toMatchObject([{ status: 'ok' }]);
  expect(wrong).toMatchObject([{ status: 'failed', text: `${new URL(url).host} refuses the login` }]);
  expect(JSON.stringify(wrong)).not.toContain('hunter2');
});

it('a server without a login, asked with one, is not ok', async () => {
  const inbox = await SmtpInbox.start();
  const found = await checkMail(withLogin(inbox.url, 'golf:hunter2'));
  await inbox.stop();
  expect(found).toMatchObject([{ status: 'warning', text: expect.stringContaining('offers no login') }]);
});

it('a server for TLS alone, asked without, is named with the way on', async () => {
  const inbox = await SmtpInbox.start();
  const [found] = await checkMail(inbox.url.replace('smtp:', 'smtps:'));
  await inbox.stop();
  expect(found).toMatchObject({ status: 'failed', text: expect.stringContaining('it does not speak TLS') });
});

it('a server without TLS that is not this machine gets no mail, unless its address says so', async () => {
  const inbox = await SmtpInbox.start('the right one');
  // reaches this machine, but is no name of it
  const url = inbox.url.replace('127.0.0.1', '0.0.0.0');
  const refused = await checkMail(withLogin(url, 'golf:the%20right%20one'));
  const loginsWithoutTls = inbox.logins;
  const allowed = await checkMail(withLogin(`${url}?ignoreTLS=true`, 'golf:the%20right%20one'));
  await inbox.stop();
  expect(refused).toMatchObject([{ status: 'failed', text: expect.stringContaining('does not offer TLS') }]);
  expect(loginsWithoutTls).toBe(0);
  expect(allowed).toMatchObject([{ status: 'warning', text: expect.stringContaining('is used without TLS') }]);
});

it('no mail server is a choice', async () => {
  expect(await checkMail(undefined)).toMatchObject([{ status: 'ok' }]);
});

import { expect, it } from 'vitest';
import { mailNeedsTls, smtpOptions } from './smtp-options.ts';

it.each([
  ['smtp://mail.example.com:587', true],
  ['smtps://user:password@mail.example.com:465', true],
  ['smtp://10.0.0.7', true],
  ['smtp://mail.example.com:587?ignoreTLS=false', true],
  ['smtp://localhost.example.com:25', true],
  ['smtps://mail.example.com:465?ignoreTLS=true', true],
  ['smtp://relay:25?ignoreTLS=true', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('mail to %s needs TLS: %s', (url, expected) => {
  expect(mailNeedsTls(url)).toBe(expected);
});

it('an address sets no option that is decided here, and keeps the others', () => {
  const { url, requireTLS } = smtpOptions(
    'smtp://golf:p%40ss@mail.example.com:587?requireTLS=false&disableFileAccess=false&tls.servername=mail.example.com',
    1_000,
  );
  expect(requireTLS).toBe(true);
  expect(url).toBe('smtp://golf:p%40ss@mail.example.com:587?tls.servername=mail.example.com');
});

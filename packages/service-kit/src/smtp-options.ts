/**
 * nodemailer's options for a mail server: no step of it may be silent for longer than `silenceMs`, and no mail may name files
 * or addresses that nodemailer would read.
 */
export const smtpOptions = (url: string, silenceMs: number) => ({
  url,
  connectionTimeout: silenceMs,
  greetingTimeout: silenceMs,
  socketTimeout: silenceMs,
  dnsTimeout: silenceMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});

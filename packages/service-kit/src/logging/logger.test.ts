import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('logs no password, token, cookie, e-mail address or file name, at the root or up to two levels below', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = createLogger({ service: 'gateway', level: 'info' });
  // pino writes to file descriptor 1; replace its stream by one that the test can read.
  (logger as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] = sink;
  const personal = {
    password: 's1',
    token: 's2',
    email: 's3',
    filename: 's4',
    headers: { cookie: 's5', authorization: 's6' },
  };
  logger.info({ req: personal, ...personal }, 'request');
  expect(lines.join('')).toContain('[redacted]');
  for (const secret of ['s1', 's2', 's3', 's4', 's5', 's6']) expect(lines.join('')).not.toContain(`"${secret}"`);
});

import { type Logger, pino } from 'pino';
import { describeError, describeRequest } from './log-serializers.ts';

export type { Logger } from 'pino';

/** Redacted at the root of a log line and up to two levels below it: secrets, personal data, and file names, which golfers choose. */
const secretKeys = ['password', 'token', 'cookie', 'authorization', 'email', 'filename', 'secret', 'set-cookie'];
const redactedPaths = secretKeys.flatMap((key) => {
  const quoted = `["${key}"]`;
  return [quoted, `*${quoted}`, `*.*${quoted}`];
});

/** A JSON logger on standard output, carrying the service's name. */
export function createLogger(options: { service: string; level: string }): Logger {
  return pino({
    name: options.service,
    level: options.level,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: describeError, req: describeRequest },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

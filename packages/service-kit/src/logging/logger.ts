import { type Logger, pino } from 'pino';
import { LogDestination } from './log-destination.ts';
import { describeError, describeRequest } from './log-serializers.ts';

export type { Logger } from 'pino';

/** Redacted at the root of a log line and up to two levels below it: secrets, personal data, and file names, which golfers choose. */
const secretKeys = ['password', 'token', 'cookie', 'authorization', 'email', 'filename', 'secret', 'set-cookie'];
const redactedPaths = secretKeys.flatMap((key) => {
  const quoted = `["${key}"]`;
  return [quoted, `*${quoted}`, `*.*${quoted}`];
});

/** A process has one standard output, so all its loggers share one destination. */
let standardOutput: LogDestination | undefined;

/** A JSON logger on standard output, carrying the service's name. It never blocks or fails: lines that cannot be written are dropped. */
export function createLogger(options: { service: string; level: string }): Logger {
  standardOutput ??= new LogDestination(1, (lines) => logger.warn({ lines }, 'log lines were dropped'));
  const logger = pino(
    {
      name: options.service,
      level: options.level,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { err: describeError, req: describeRequest },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    standardOutput,
  );
  return logger;
}

/** Log lines of this process that could not be written. */
export const countDroppedLogLines = (): number => standardOutput?.droppedLines ?? 0;

/** Time that the last lines may take. Without a reader they would take forever. */
const lastLinesMs = 500;

/** Ends the process after its last log lines. */
export async function exitProcess(code: number): Promise<never> {
  await standardOutput?.flush(lastLinesMs);
  process.exit(code);
}

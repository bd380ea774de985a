import { parseArgs } from 'node:util';

export const usage = `usage: npm run loadtest -- --target api|queue [options]
  --target api     golfers register, upload the clip, poll and read the result
  --target queue   jobs without a video, straight into the queue: the machinery alone
  --rate N         arrivals a second, fractions too (default: 0.2 for api, 20 for queue)
  --duration S     seconds in which golfers or jobs arrive (default: 60)
  --drain S        seconds to wait afterwards for what is under way (default: 300)
  --clip FILE      api: the video to upload (default: the sample, samples/face-on.mp4)
  --url URL        api: a running system, by its public address; without it, one is started and removed again
  --hold MS        queue: how long each job holds its lease (default: 0)
  --out FOLDER     where the report is written (default: .data/loadtest)
queue uses the running stores that DATABASE_URL and REDIS_URL name; without them, a system is started and removed again`;

interface Common {
  ratePerS: number;
  durationS: number;
  drainS: number;
  outFolder: string;
}
export interface ApiLoad extends Common {
  target: 'api';
  /** Undefined: the sample. */
  clip: string | undefined;
  /** Undefined: a system of its own. */
  url: string | undefined;
}
export interface QueueLoad extends Common {
  target: 'queue';
  holdMs: number;
}
export type Load = ApiLoad | QueueLoad;

/** Error of a command line that asks for what is not possible. */
export class UsageError extends Error {}

const longestHoldMs = 120_000;
const defaultRatePerS = { api: 0.2, queue: 20 };

/** @throws UsageError */
export function readArguments(args: readonly string[]): Load {
  const values = parse(args);
  const { target } = values;
  if (target !== 'api' && target !== 'queue') throw new UsageError('--target must be api or queue');
  const common = {
    ratePerS: readNumber('--rate', values.rate, defaultRatePerS[target], { above: 0, max: 10_000 }),
    durationS: readNumber('--duration', values.duration, 60, { above: 0, max: 86_400 }),
    drainS: readNumber('--drain', values.drain, 300, { above: -1, max: 86_400 }),
    outFolder: values.out ?? '.data/loadtest',
  };
  if (target === 'queue') {
    if (values.clip !== undefined || values.url !== undefined)
      throw new UsageError('--clip and --url belong to --target api');
    return { ...common, target, holdMs: readNumber('--hold', values.hold, 0, { above: -1, max: longestHoldMs }) };
  }
  if (values.hold !== undefined) throw new UsageError('--hold belongs to --target queue');
  return { ...common, target, clip: values.clip, url: values.url === undefined ? undefined : readOrigin(values.url) };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    target: text,
    rate: text,
    duration: text,
    drain: text,
    clip: text,
    url: text,
    hold: text,
    out: text,
  };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  { above, max }: { above: number; max: number },
): number {
  if (text === undefined) return fallback;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value > above && value <= max))
    throw new UsageError(`${name} must be a number ${above < 0 ? 'from 0' : `above ${above}`} to ${max}`);
  return value;
}

function readOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError('--url must be an http or https address');
  return new URL(text).origin;
}

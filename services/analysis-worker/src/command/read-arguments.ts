import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Handedness,
  handednessSchema,
  type SlowMotion,
  shotFields,
  slowMotionSchema,
  tourSchema,
  type UploadClub,
  uploadClubSchema,
} from '@trueswing/contracts';
import { messageOf } from '@trueswing/service-kit';
import type { LaunchMonitorShot } from '@trueswing/swing';

export interface AnalyzeArguments {
  readonly video: string;
  readonly downTheLine: string | null;
  /** Both videos show the same swing. */
  readonly isSameSwing: boolean;
  readonly club: UploadClub;
  readonly hand: Handedness;
  readonly slowMotion: SlowMotion;
  readonly json: boolean;
  readonly annotate: string | null;
  /** Folder for the files that the service would store. */
  readonly output: string | null;
  readonly shot: LaunchMonitorShot | null;
}

export const usage = `Usage: pnpm --silent analyze <video> [options]

  --down-the-line <video>   a swing from behind the hands: another one of the same golfer
  --same-swing              both videos show the same swing
  --club driver|7-iron      default: 7-iron
  --hand right|left         the golfer's hand, default: right
  --slow-motion no|120|240|unknown
                            frames a second at which a slow-motion video was taken, default: unknown
  --json                    print one JSON object and nothing else
  --annotate <out.mp4>      write the video with skeleton, events and angles drawn in
  --output <folder>         analyze as an upload and write what the service stores: analysis.json, videos, stills, landmarks;
                            not together with --annotate
  --shot <name=number,…>    the launch monitor's numbers for --output: tour=pga|lpga,
                            ${shotFields.slice(0, 5).join(', ')},
                            ${shotFields.slice(5).join(', ')}

Exit status: 0 analyzed, 1 our fault, 2 wrong usage, 3 the video is rejected.
`;

/** The arguments are wrong; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Relative paths start at `baseDir`, the folder in which the command was called. @throws {UsageError} */
export function readArguments(argv: readonly string[], baseDir: string): AnalyzeArguments | 'help' {
  const { values, positionals } = parse(argv);
  if (values.help) return 'help';
  const [video, ...more] = positionals;
  if (video === undefined || more.length > 0) throw new UsageError('Name exactly one video.');
  if (values.output === undefined && values.shot !== undefined) throw new UsageError('--shot needs --output.');
  if (values.output !== undefined && values.annotate !== undefined) {
    throw new UsageError('Use either --output or --annotate.');
  }
  if (values['same-swing'] && values['down-the-line'] === undefined) {
    throw new UsageError('--same-swing needs --down-the-line.');
  }
  const path = (value: string): string => resolve(baseDir, value);
  return {
    video: path(video),
    downTheLine: values['down-the-line'] === undefined ? null : path(values['down-the-line']),
    isSameSwing: values['same-swing'],
    club: choice('--club', uploadClubSchema, values.club),
    hand: choice('--hand', handednessSchema, values.hand),
    slowMotion: choice('--slow-motion', slowMotionSchema, values['slow-motion']),
    json: values.json,
    annotate: values.annotate === undefined ? null : path(values.annotate),
    output: values.output === undefined ? null : path(values.output),
    shot: values.shot === undefined ? null : readShot(values.shot),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      // pnpm and npm pass a separating `--` on.
      args: argv[0] === '--' ? argv.slice(1) : [...argv],
      allowPositionals: true,
      options: {
        'down-the-line': { type: 'string' },
        'same-swing': { type: 'boolean', default: false },
        club: { type: 'string', default: '7-iron' },
        hand: { type: 'string', default: 'right' },
        'slow-motion': { type: 'string', default: 'unknown' },
        json: { type: 'boolean', default: false },
        annotate: { type: 'string' },
        output: { type: 'string' },
        shot: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function readShot(list: string): LaunchMonitorShot {
  const given = new Map<string, string>();
  for (const part of list.split(',')) given.set(part.replace(/=.*/, ''), part.replace(/^[^=]*=?/, ''));
  const shot: Record<string, number | string | null> = { tour: choice('tour', tourSchema, given.get('tour') ?? 'pga') };
  given.delete('tour');
  for (const name of shotFields) {
    const text = given.get(name);
    const number = text === undefined ? null : Number(text.trim() || Number.NaN);
    if (number !== null && !Number.isFinite(number)) throw new UsageError(`${name} of --shot is a number.`);
    shot[name] = number;
    given.delete(name);
  }
  for (const unknown of given.keys()) throw new UsageError(`--shot does not know ${unknown}.`);
  return shot;
}

function choice<T extends string>(
  option: string,
  schema: { readonly options: readonly T[] },
  value: string | undefined,
): T {
  const known = schema.options.find((candidate) => candidate === value);
  if (known === undefined) throw new UsageError(`${option} is one of ${schema.options.join(', ')}.`);
  return known;
}

import { spawnSync } from 'node:child_process';

/** Events and turns that the analysis reads in a video. */
export interface FileReport {
  /** Frame of each event, by its name. */
  readonly events: Readonly<Record<string, number>>;
  readonly addressS: number;
  readonly finishS: number;
  /** Measured turns in degrees, by name. */
  readonly turnsDeg: Readonly<Record<string, number>>;
}

const turns = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'];

interface Report {
  readonly ok: boolean;
  readonly error: unknown;
  readonly events: Readonly<Record<string, { readonly frame: number; readonly timeS: number }>>;
  readonly measurements: Readonly<Record<string, { readonly value?: number }>>;
}

/** Analyzes a video with the command of the project. */
export function analyzeFile(path: string): FileReport {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'analyze', '--', path, '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const { ok, error, events, measurements } = JSON.parse(stdout) as Report;
  if (!ok) throw new Error(`${path}: ${JSON.stringify(error)}`);
  const timeOf = (event: string): number => events[event]?.timeS ?? 0;
  return {
    events: Object.fromEntries(Object.entries(events).map(([name, { frame }]) => [name, frame])),
    addressS: timeOf('address'),
    finishS: timeOf('finish'),
    turnsDeg: Object.fromEntries(
      turns.flatMap((name) => {
        const value = measurements[name]?.value;
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

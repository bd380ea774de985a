import { requestIdOf } from '../../shared/api/http-client.ts';

export interface ScreenBreak {
  /** Id of the failed call, else a generated one that is also in the browser's log. */
  id: string;
  /** For support: id, screen, time, error and browser. It contains nothing that the golfer has entered. */
  report: string;
  /** The code of the screen could not be loaded: the app was updated meanwhile, or the connection is down. */
  isMissingPart: boolean;
}

/** The messages of Chromium, Firefox and Safari when a screen's code does not load. */
const missingPart = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function describeBreak(error: unknown, pathname: string, now: Date): ScreenBreak {
  const id = requestIdOf(error) ?? `screen-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  const message = error instanceof Error ? `${error.name}: ${error.message.slice(0, 300)}` : 'not an error';
  const report = [id, `screen ${pathname}`, now.toISOString(), message, navigator.userAgent].join('\n');
  return { id, report, isMissingPart: missingPart.test(message) };
}

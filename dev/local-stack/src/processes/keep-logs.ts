import { existsSync, renameSync, rmSync } from 'node:fs';

/** A part that fails six times in a row is not restarted, so the log of the run before the first failure is among them. */
const keptLogs = 10;

/** Makes room for the log of a new run. The logs of the runs before are renamed, and the oldest is overwritten. */
export function keepLogs(logFile: string): void {
  const files = [logFile, ...Array.from({ length: keptLogs }, (_, at) => logFile.replace(/\.log$/, `.${at + 1}.log`))];
  for (let at = keptLogs; at > 0; at--) {
    const [newer, older] = [files[at - 1], files[at]];
    if (newer && older && existsSync(newer)) renameSync(newer, older);
  }
  // An earlier version kept one log under this name.
  rmSync(logFile.replace(/\.log$/, '.previous.log'), { force: true });
}

import { commandLineOf, identityOf, isAlive, type ProcessIdentity, parentOf } from './process-identity.ts';

const pollMs = 2_000;

/**
 * Calls back when the npm that runs this process is killed: `npm start` would otherwise be gone from the terminal while
 * everything ran on. Does nothing for a process that npm did not start.
 */
export function onNpmExit(callback: () => void): void {
  const npm = findNpm();
  if (!npm) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    callback();
  }, pollMs);
  timer.unref();
}

/** npm is the parent, or the parent of the shell in which it runs a script. */
function findNpm(): ProcessIdentity | null {
  if (!process.env.npm_lifecycle_event) return null;
  for (const pid of [process.ppid, parentOf(process.ppid)]) {
    if (
      /\bp?npm\b/.test(
        commandLineOf(pid)
          .join(' ')
          .replace(/^\S*sh -c .*/, ''),
      )
    )
      return identityOf(pid);
  }
  return null;
}

import { commandLineOf, identityOf, isAlive, type ProcessIdentity, parentOf } from './process-identity.ts';

const pollMs = 2_000;

/**
 * Calls back when the npm that runs this process is killed. Otherwise everything would keep running after `npm start` has
 * ended in the terminal. Does nothing if npm did not start this process. Polls, because Node has no event for the end of a
 * parent process.
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

/** npm is the parent of this process, or of the shell that runs the script. */
function findNpm(): ProcessIdentity | null {
  if (!process.env.npm_lifecycle_event) return null;
  for (const pid of [process.ppid, parentOf(process.ppid)]) {
    const commandLine = commandLineOf(pid).join(' ');
    // The shell's own command line may contain the word npm.
    if (!/^\S*sh -c /.test(commandLine) && /\bp?npm\b/.test(commandLine)) return identityOf(pid);
  }
  return null;
}

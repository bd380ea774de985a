import { join, relative } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { repositoryRoot } from '../repository-paths.ts';
import type { RunningSystem } from './start-system.ts';

/** Prints the URL, where to find the admin password and the logs, and how to stop. */
export function printStartScreen(
  { webUrl, certificateFile, dataFolder, logFolder, payments }: RunningSystem,
  tookMs: number,
): void {
  const short = (path: string) => (path.startsWith(repositoryRoot) ? relative(repositoryRoot, path) : path);
  const adminPassword = process.env.ADMIN_PASSWORD
    ? 'the value of ADMIN_PASSWORD'
    : `"adminPassword" in ${short(join(dataFolder, 'state.json'))}`;
  const money = payments
    ? 'sandbox, no real money: pay with 4242 4242 4242 4242'
    : 'Stripe, with the keys that you set';
  console.log(`
  TrueSwing is running (${(tookMs / 1000).toFixed(1)} s)

    Open             ${webUrl}
    Admin password   ${adminPassword}
    Payments         ${money}
    Logs             ${short(logFolder)}/
    Stop             Ctrl-C
`);
  if (certificateFile) printForPhone(webUrl);
}

/** The code that a phone's camera opens, and why its browser warns. */
function printForPhone(webUrl: string): void {
  // Scanners expect dark on light, also in a terminal with a light background.
  const lightOnDark = (line: string) => (process.stdout.isTTY ? `    \x1b[97;40m${line}\x1b[0m` : `    ${line}`);
  const code = renderUnicodeCompact(webUrl, { border: 2 }).split('\n').map(lightOnDark).join('\n');
  console.log(`${code}

  Scan it with a phone on the same network. Its browser warns once, because this machine made the certificate itself: choose
  to go on.
`);
}

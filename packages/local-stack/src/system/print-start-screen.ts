import { join, relative } from 'node:path';
import { repositoryRoot } from '../repository-paths.ts';
import type { RunningSystem } from './start-system.ts';

/** Prints the URL, where to find the admin password and the logs, and how to stop. */
export function printStartScreen(
  { webUrl, logFolder, payments }: RunningSystem,
  dataFolder: string,
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
}

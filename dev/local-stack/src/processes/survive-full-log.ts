/** A full disk or a closed pipe behind this process's output costs log lines, not the process. */
export function surviveFullLog(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

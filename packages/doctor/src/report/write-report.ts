import type { Finding } from './result.ts';

const column = 9;

/** The report as text: a line for each finding with what to do below it, and the counts. No secret of `secrets` is in it. */
export function writeReport(findings: readonly Finding[], secrets: readonly string[]): string {
  const lines = findings.flatMap((finding) => [
    `${finding.status.padEnd(column)}${finding.subject}: ${indent(finding.text)}`,
    ...(finding.status === 'ok' ? [] : [`${' '.repeat(column)}→ ${indent(finding.advice)}`]),
  ]);
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const counts = `${count('failed')} failed, ${count('warning')} with a warning, ${count('ok')} ok`;
  return `${redact([...lines, '', counts].join('\n'), secrets)}\n`;
}

const indent = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(column)}`);

/** Shorter ones are words of the report too, such as a bucket's name in a test installation. */
const shortestSecret = 6;

/** Libraries put addresses and keys into their errors; whatever a library says, no secret is printed. */
const redact = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= shortestSecret)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);

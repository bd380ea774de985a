import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCharts } from './chart.ts';
import type { Summary } from './summary.ts';

/** Writes the report for people and for programs. Returns the path of the first. */
export async function writeReport(folder: string, summary: Summary): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = `${summary.load.target}-${summary.startedAt.replaceAll(/[:.]/g, '-')}`;
  const page = join(folder, `${name}.html`);
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(summary, null, 2)}\n`);
  await writeFile(page, renderPage(summary));
  return page;
}

function renderPage(summary: Summary): string {
  const { load, startedAt, arrived, done, failed, elapsedS, donePerS, longestQueueAgeS, machineLoad } = summary;
  const facts: [string, string][] = [
    ['Load', `${load.ratePerS} a second for ${load.durationS} s`],
    ['Arrived, done, failed', `${arrived}, ${done}, ${failed}`],
    ['Done a second', `${donePerS.toFixed(2)} over ${elapsedS.toFixed(1)} s`],
    ['Longest queue age', `${longestQueueAgeS.toFixed(1)} s`],
    [
      "This machine's load",
      machineLoad
        .map((value) => value.toFixed(1))
        .join(' before, ')
        .concat(' after'),
    ],
  ];
  const latencies = Object.entries(summary.latenciesMs).map(([measure, { count, p50, p95, p99, max }]) => [
    measure,
    count,
    ...[p50, p95, p99, max].map((ms) => Math.round(ms)),
  ]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Load test: ${escapeHtml(load.target)}</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; color: #1d2329; max-width: 1000px; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; margin: 1rem 0; }
  th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid #dde1e6; text-align: left; }
  td + td { font-variant-numeric: tabular-nums; }
  svg { width: 100%; font-size: 12px; }
</style></head><body>
<h1>Load test: ${escapeHtml(load.target)}</h1>
<p>${escapeHtml(startedAt)}</p>
${table([], facts)}
<h2>Latencies in ms</h2>
${table(['', 'count', 'p50', 'p95', 'p99', 'max'], latencies)}
<h2>Errors</h2>
${failed === 0 ? '<p>None.</p>' : table(['code', 'count'], Object.entries(summary.errors))}
<h2>Over time</h2>
${drawCharts(summary.seconds)}
</body></html>
`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const row = (cells: readonly (string | number)[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table>${head.length > 0 ? row(head, 'th') : ''}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

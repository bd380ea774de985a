import type { Second } from '../run/recorder.ts';
import { percentilesOf } from './percentiles.ts';

interface Line {
  name: string;
  color: string;
  /** One value a second; null where nothing was measured. */
  values: readonly (number | null)[];
}

const width = 900;
const height = 180;
const left = 60;
const top = 30;
const gap = 50;

/** Throughput, queue age and latency over time, one above the other on the same seconds, as one inline SVG. */
export function drawCharts(seconds: readonly Second[]): string {
  const ranks = seconds.map(({ totals }) => percentilesOf(totals));
  const perSecond = (value: (second: Second) => number) => seconds.map(value);
  const charts: { title: string; lines: Line[] }[] = [
    {
      title: 'A second: arrived, done, failed',
      lines: [
        { name: 'arrived', color: '#8a8f98', values: perSecond(({ arrived }) => arrived) },
        { name: 'done', color: '#1a7f4b', values: perSecond(({ done }) => done) },
        { name: 'failed', color: '#c0392b', values: perSecond(({ failed }) => failed) },
      ],
    },
    {
      title: 'Age of the oldest job that waits, in seconds',
      lines: [{ name: 'queue age', color: '#b8651b', values: perSecond(({ queueAgeS }) => queueAgeS) }],
    },
    {
      title: 'Total latency of what ended, in seconds',
      lines: [
        { name: 'p50', color: '#2563a8', values: ranks.map((rank) => rank && rank.p50 / 1000) },
        { name: 'p95', color: '#7b3fa0', values: ranks.map((rank) => rank && rank.p95 / 1000) },
        { name: 'max', color: '#c0392b', values: ranks.map((rank) => rank && rank.max / 1000) },
      ],
    },
  ];
  const total = charts.length * (height + top + gap);
  const drawn = charts.map(({ title, lines }, index) => drawChart(title, lines, index * (height + top + gap)));
  return `<svg viewBox="0 0 ${width + left + 20} ${total}" role="img" aria-label="The run, second by second">${drawn.join('')}</svg>`;
}

function drawChart(title: string, lines: readonly Line[], y: number): string {
  const count = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const highest =
    lines.flatMap(({ values }) => values).reduce<number>((most, value) => Math.max(most, value ?? 0), 0) || 1;
  const place = (value: number, index: number) =>
    `${(left + (index / count) * width).toFixed(1)},${(top + height - (value / highest) * height).toFixed(1)}`;
  const rulers = [0, 0.5, 1].map((share) => {
    const at = top + height * (1 - share);
    return `<line x1="${left}" x2="${left + width}" y1="${at}" y2="${at}" stroke="#dde1e6"/>
      <text x="${left - 8}" y="${at + 4}" text-anchor="end">${label(highest * share)}</text>`;
  });
  const drawn = lines.map(({ name, color, values }, index) => {
    const points = values.flatMap((value, second) => (value === null ? [] : [place(value, second)]));
    const dots =
      points.length === 1
        ? `<circle cx="${points[0]?.split(',')[0]}" cy="${points[0]?.split(',')[1]}" r="3" fill="${color}"/>`
        : '';
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.5"/>${dots}
      <text x="${left + width - index * 90}" y="16" text-anchor="end" fill="${color}">${name}</text>`;
  });
  return `<g transform="translate(0 ${y})"><text x="${left}" y="16" font-weight="600">${title}</text>${rulers.join('')}${drawn.join('')}
    <text x="${left}" y="${top + height + 18}">0 s</text>
    <text x="${left + width}" y="${top + height + 18}" text-anchor="end">${count} s</text></g>`;
}

const label = (value: number) => (value >= 100 ? value.toFixed(0) : Number(value.toPrecision(2)).toString());

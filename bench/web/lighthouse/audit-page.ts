import lighthouse from 'lighthouse';
import { blockedByOwnWork } from './blocked-by-own-work.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = {
  'first-contentful-paint': 'first paint, s',
  'largest-contentful-paint': 'largest paint, s',
  'speed-index': 'speed index, s',
  'total-blocking-time': 'blocked, s',
} as const;

export interface Audit {
  /** Points of 100. */
  scores: Record<(typeof categories)[number], number>;
  figures: Record<string, number>;
  /** Audits that cost accessibility, best practices or SEO their 100. */
  failed: string[];
}

/** Audits a page as Lighthouse emulates a phone: its screen, slow 4G, a processor slowed down to a quarter. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((found[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    figures: {
      ...Object.fromEntries(
        Object.entries(figures).map(([id, name]) => [name, Math.round((audits[id]?.numericValue ?? 0) / 10) / 100]),
      ),
      'blocked alone, s': Math.round(blockedByOwnWork(result.artifacts.Trace.traceEvents) * 100) / 100,
      shift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1_000) / 1_000,
      kB: Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1_000),
    },
    failed: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

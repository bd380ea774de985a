import { machineLoad } from '../../machine-load.ts';
import type { SeededSystem } from '../open-seeded-system.ts';
import { type Audit, auditPage } from './audit-page.ts';

const runs = 3;
export const lighthouseScreens = ['front door', 'sample', 'home', 'analysis'] as const;
/** Lighthouse's scores, of 100. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Lighthouse on a phone, three runs each, for a visitor on a first visit and for a golfer with an analysis. */
export async function measureLighthouse(
  { webUrl, visitor, golfer, analysis }: SeededSystem,
  wanted: readonly string[],
): Promise<void> {
  const places = {
    'front door': { path: '/', port: visitor.port },
    sample: { path: '/sample', port: visitor.port },
    home: { path: '/', port: golfer.port },
    analysis: { path: analysis, port: golfer.port },
  };
  for (const name of lighthouseScreens.filter((screen) => wanted.length === 0 || wanted.includes(screen))) {
    const { path, port } = places[name];
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run++) audits.push(await auditPage(`${webUrl}${path}`, port));
    report(name, audits);
  }
}

/** Prints the run whose performance is the median. */
function report(screen: string, audits: readonly Audit[]): void {
  const sorted = audits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const median = sorted[Math.floor(runs / 2)];
  if (!median) throw new Error('no run');
  const { scores, figures, failed } = median;
  const isMet = Object.entries(goals).every(([name, goal]) => scores[name as keyof typeof goals] >= goal);
  const performances = sorted.map((audit) => audit.scores.performance).join(', ');
  console.log(`${isMet ? 'ok' : 'MISSED'}: ${screen}, performance of the runs ${performances}, load ${machineLoad()}`);
  console.table([{ ...scores, ...figures }]);
  for (const audit of failed) console.log(`  ${audit}`);
}

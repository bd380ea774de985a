import { type Part, partOf } from '../shared/loaded-part.tsx';
import { paths } from '../shared/paths.ts';
import { mayBeSignedIn } from '../shared/session/current-user.queries.ts';

/** Screens that people open by a link. Their pages preload the code and have a first paint (pages.ts). */
export const home = partOf(() => import('./pages/home/home.page.tsx'));
export const visitor = partOf(() => import('./pages/visitor/visitor.page.tsx'));
export const analysisDetail = partOf(() => import('./pages/analysis-detail/analysis-detail.page.tsx'));
export const sample = partOf(() => import('../features/analyses/sample/sample.page.tsx'));

/** A screen whose code is late is waited for by its fallback. */
const patienceMs = 500;

/** Loads the code of the first screen, so that it is rendered in one piece. Resolves when it is there, or late. */
export const loadFirstScreen = (screen: Part<object> | null): Promise<unknown> =>
  Promise.race([screen?.preload(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);

/** Returns what the address shows first. A visitor is redirected to the welcome (require-user.tsx). */
export function firstScreenOf(pathname: string): Part<object> | null {
  if (pathname === paths.sample) return sample;
  const isAnalysis = pathname.startsWith(paths.analysis(''));
  if (!isAnalysis && pathname !== paths.home) return null;
  if (!mayBeSignedIn()) return visitor;
  return isAnalysis ? analysisDetail : home;
}

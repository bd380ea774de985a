import type { OpenBrowser } from '../../../apps/web/test/e2e/steps/open-browser.ts';

export type Browsing = OpenBrowser['context'];
export type Page = Awaited<ReturnType<Browsing['newPage']>>;

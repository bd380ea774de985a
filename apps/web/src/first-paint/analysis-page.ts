import { fillAnalysis } from './fill-analysis.ts';

const stage = document.querySelector<HTMLElement>('#first-paint [data-stage]');
// Where it fails, as without a network, the page waits for the client.
if (stage) fillAnalysis(stage).catch(() => undefined);

import type { FirstLook } from '@trueswing/swing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LookFindings } from './look-findings.tsx';

const look: FirstLook = { swing: null, moments: null, tempo: null, problem: null, warnings: [], lacksFinish: false };
const ready = 'This video looks ready to analyze.';
const cut = 'We do not see your finish. We can read your swing up to there. Or film again, and hold your finish.';

test.each<[string, Partial<FirstLook>, string]>([
  ['a good video', {}, `<p>${ready}</p>`],
  ['a video that ends before the finish', { lacksFinish: true }, `<p>${cut}</p>`],
  ['a video with a problem, which is said beside it', { problem: { kind: 'tilted' }, lacksFinish: true }, ''],
])('one thing is said of %s', (_, parts, said) => {
  expect(renderToStaticMarkup(<LookFindings look={{ ...look, ...parts }} />)).toBe(said);
});

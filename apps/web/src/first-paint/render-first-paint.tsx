import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { AnalysisFirstPaint, HomeFirstPaint } from './golfer-first-paints.tsx';
import { SampleFirstPaint } from './sample-first-paint.tsx';
import { StartFailure } from './start-failure.tsx';
import { StartWait } from './start-wait.tsx';
import { VisitorFirstPaint } from './visitor-first-paint.tsx';

/** A picture of the sources, as the page requests it. */
type UrlOf = (file: string) => string;

/** The first paints of pages, by name: the same components as the screen's, so that the screen takes over without a jump. */
const firstPaints: Record<string, { path: string; paint(urlOf: UrlOf): ReactElement }> = {
  visitor: { path: '/', paint: () => <VisitorFirstPaint /> },
  home: { path: '/', paint: () => <HomeFirstPaint /> },
  analysis: { path: '/analysis/any', paint: () => <AnalysisFirstPaint /> },
  sample: { path: '/sample', paint: (urlOf) => <SampleFirstPaint pictureUrl={urlOf('face-on-top.jpg')} /> },
};

/**
 * HTML that a page shows before its script. Without a first paint it has only what it says if the client is slow or does not start:
 * what to paint is known to the script alone. The build calls it. Neither readers nor tests find the first paint: nothing in it answers.
 */
export function renderFirstPaint(page: string, urlOf: UrlOf): string {
  const first = firstPaints[page];
  return renderToStaticMarkup(
    <>
      <StartFailure />
      <StartWait />
      {first && (
        <div id="first-paint" inert aria-hidden>
          <MemoryRouter initialEntries={[first.path]}>{first.paint(urlOf)}</MemoryRouter>
        </div>
      )}
    </>,
  );
}

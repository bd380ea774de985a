import type { SwingAnalysis } from '@trueswing/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { RelativeAge } from '../../../shared/relative-age.tsx';
import { ScreenHeader } from '../../../shared/screen-header.tsx';
import { clubName } from '../club-name.ts';

/** Title and age of an analysis, with its actions. Has its height before the analysis is loaded. */
export function DetailHeader({ analysis, children }: { analysis?: SwingAnalysis | undefined; children?: ReactNode }) {
  return (
    <ScreenHeader back={{ to: paths.analyses, label: 'Back to Swing Analysis' }}>
      <div className="min-w-0 grow">
        {/* On one line also on the narrowest phones, beside the actions: otherwise what is below moves when they come. */}
        <h1 className="text-xl max-[379px]:[font-stretch:85%]">Detailed Analysis</h1>
        <p className="min-h-5 text-sm leading-tight text-muted">
          {analysis && (
            <>
              <span className="font-semibold text-ink">{clubName(analysis.clubSelection)}</span>
              {' · '}
              <RelativeAge of={analysis.createdAt} />
            </>
          )}
        </p>
      </div>
      {children}
    </ScreenHeader>
  );
}

import type { ShotImportResult } from '@trueswing/contracts';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../shared/button-link.tsx';
import { countOf } from '../../shared/count-of.ts';
import { paths } from '../../shared/paths.ts';
import { shotImportFrom, shotPaths } from '../../shared/shot-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { RejectedRows } from './rejected-rows.tsx';

interface ImportResultProps {
  result: ShotImportResult;
  /** Where the golfer came from: the upload form, to fill it from a shot, or the analysis of this id, to join one. */
  cameFrom: string | null;
  onAgain(): void;
}

/** Shows what an import has added, and the way to the shots or back to the upload. */
export function ImportResult({ result, cameFrom, onAgain }: ImportResultProps) {
  const isForUpload = cameFrom === shotImportFrom.upload;
  const analysisId = isForUpload ? null : cameFrom;
  const { imported, duplicateCount, rejected, rejectedCount } = result;
  return (
    <>
      <Card className="flex flex-col gap-3">
        <div role="status">
          <EmptyState
            icon={<CircleCheck className="size-8" />}
            title={imported ? `${countOf(imported.shotCount, 'shot')} imported` : 'Nothing new'}
          >
            <p>
              {imported
                ? 'They are part of your numbers now.'
                : 'You have imported all of these shots before, so we added none.'}
            </p>
            {imported && cameFrom === null && (
              <p>Did you film one of them? Open its swing, and join the shot under “Ball”.</p>
            )}
            {analysisId && <p>Open your swing again, and join its shot under “Ball”.</p>}
            {imported && duplicateCount > 0 && <p>{countOf(duplicateCount, 'shot')} you had already.</p>}
          </EmptyState>
        </div>
        {isForUpload && <ButtonLink to={paths.upload()}>Back to My Upload</ButtonLink>}
        {analysisId && <ButtonLink to={paths.analysis(analysisId)}>Back to My Swing</ButtonLink>}
        <ButtonLink to={shotPaths.shots} {...(cameFrom !== null && { kind: 'outline' })}>
          See My Shots
        </ButtonLink>
        {imported && cameFrom === null && (
          <ButtonLink to={paths.analyses} kind="outline">
            Open My Swings
          </ButtonLink>
        )}
        <Button kind="outline" onClick={onAgain}>
          Import Another File
        </Button>
      </Card>
      <RejectedRows rows={rejected} count={rejectedCount} />
    </>
  );
}

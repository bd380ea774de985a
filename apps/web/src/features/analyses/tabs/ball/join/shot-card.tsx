import { useQuery } from '@tanstack/react-query';
import type { JoinedShot, SwingAnalysis } from '@trueswing/contracts';
import { FileSpreadsheet, Radar } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../../../shared/api/http-client.ts';
import { describeShot } from '../../../../../shared/describe-shot.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState, ErrorNote } from '../../../../../ui/feedback.tsx';
import { formatRecent } from '../../../../../ui/format-date.ts';
import { useNow } from '../../../../../ui/use-now.ts';
import { ChooseShot } from './choose-shot.tsx';
import { swingShotsQuery, useJoinShot } from './join-shot.queries.ts';

/** Offers to join a shot to a swing without numbers. */
export function NoNumbersCard({ analysis }: { analysis: SwingAnalysis }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <EmptyState icon={<Radar />} title="See your ball flight here">
        Join the shot you hit with this swing. You get your flight as a picture, and your numbers beside the tour’s.
        Without a file, type them in with your next swing.
      </EmptyState>
      <Button onClick={() => setIsChoosing(true)}>
        <FileSpreadsheet aria-hidden className="size-5" /> Join a Shot
      </Button>
      {isChoosing && <ChooseShot analysis={analysis} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

/** Says which shot the numbers of a swing come from; last on its tab, since it may come late. */
export function ShotCard({ analysis }: { analysis: SwingAnalysis }) {
  const { data: shots } = useQuery(swingShotsQuery(analysis.id));
  const [isChoosing, setIsChoosing] = useState(false);
  const removal = useJoinShot(analysis.id);
  // Someone who types and never imports is not asked.
  if (!shots || (shots.joined === null && shots.sessions.length === 0)) return null;
  return (
    <Card title="Your Shot" className="flex flex-col gap-3">
      {shots.joined ? (
        <Joined shot={shots.joined} />
      ) : (
        <p>No shot is joined to these numbers. Join yours to get all that your launch monitor measured.</p>
      )}
      {removal.error && (
        <ErrorNote>{sentenceOf(removal.error, 'We could not remove this shot. Please try again.')}</ErrorNote>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" className="grow" onClick={() => setIsChoosing(true)}>
          {shots.joined ? 'Choose Another' : 'Join a Shot'}
        </Button>
        {shots.joined && (
          <Button kind="danger" className="grow" isBusy={removal.isPending} onClick={() => removal.mutate(null)}>
            Remove
          </Button>
        )}
      </div>
      {isChoosing && <ChooseShot analysis={analysis} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

function Joined({ shot }: { shot: JoinedShot }) {
  const nowMs = useNow(60_000);
  const parts = [shot.format, shot.fileName, ...(shot.hasTime ? [formatRecent(Date.parse(shot.hitAt), nowMs)] : [])];
  return (
    <div>
      <p className="font-semibold tabular-nums">{describeShot(shot)}</p>
      <p className="text-sm text-muted wrap-anywhere">{parts.join(', ')}</p>
    </div>
  );
}

import type { SwingAnalysis } from '@trueswing/contracts';
import { use } from 'react';
import { UserContext } from '../../../../shared/session/use-user.ts';
import { Card } from '../../../../ui/card.tsx';
import { shotOfAnalysis } from '../../shot-of-analysis.ts';
import type { FinishedDetails } from '../../state-of-analysis.ts';
import { BallFlightCard } from './ball-flight-card.tsx';
import { BesideAverageCard } from './beside-average-card.tsx';
import { NoNumbersCard, ShotCard } from './join/shot-card.tsx';
import { LaunchMonitorCard } from './launch-monitor-card.tsx';

interface BallTabProps {
  analysis: SwingAnalysis;
  details: FinishedDetails | null;
}

/** The ball's flight, the launch monitor's numbers, and what they mean. Only the owner can join a shot. */
export function BallTab({ analysis, details }: BallTabProps) {
  const isOwner = use(UserContext)?.id === analysis.userId;
  const handedness = details?.faceOn.handedness ?? analysis.handedness;
  if (shotOfAnalysis(analysis) === null) return isOwner ? <NoNumbersCard analysis={analysis} /> : <NoNumbers />;
  return (
    <>
      <BallFlightCard analysis={analysis} handedness={handedness} isOwner={isOwner} />
      <LaunchMonitorCard analysis={analysis} handedness={handedness} />
      {analysis.launchMonitorAssessment && (
        <Card title="Performance Assessment">
          <p>{analysis.launchMonitorAssessment}</p>
        </Card>
      )}
      <BesideAverageCard analysis={analysis} />
      {isOwner && <ShotCard analysis={analysis} />}
    </>
  );
}

const NoNumbers = () => (
  <Card>
    <p className="text-muted">No launch monitor numbers with this swing.</p>
  </Card>
);

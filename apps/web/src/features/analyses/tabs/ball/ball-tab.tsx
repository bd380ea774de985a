import type { SwingAnalysis } from '@trueswing/contracts';
import { Radar } from 'lucide-react';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/feedback.tsx';
import { shotOfAnalysis } from '../../shot-of-analysis.ts';
import { BallFlightCard } from './ball-flight-card.tsx';
import { BesideAverageCard } from './beside-average-card.tsx';
import { LaunchMonitorCard } from './launch-monitor-card.tsx';

/** The ball's flight, the launch monitor's numbers, and what they mean. */
export function BallTab({ analysis }: { analysis: SwingAnalysis }) {
  if (shotOfAnalysis(analysis) === null) {
    return (
      <Card>
        <EmptyState icon={<Radar />} title="See your ball flight here">
          Type in your launch monitor’s numbers with your next swing. You get your flight as a picture, and your numbers
          beside the tour’s.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <BallFlightCard analysis={analysis} />
      <LaunchMonitorCard analysis={analysis} />
      {analysis.launchMonitorAssessment && (
        <Card title="Performance Assessment">
          <p>{analysis.launchMonitorAssessment}</p>
        </Card>
      )}
      <BesideAverageCard analysis={analysis} />
    </>
  );
}

import type { Measurement, SwingAnalysis, TechnicalDetails } from '@trueswing/contracts';
import { formatMeasurement, mobilityScales } from '@trueswing/domain';
import { CircleCheck, Target } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { BallFlightCard } from './ball-flight-card.tsx';
import { LaunchMonitorCard } from './launch-monitor-card.tsx';
import { MobilityScale } from './mobility-scale.tsx';
import { SwingPlayer } from './swing-player.tsx';

type Details = Exclude<TechnicalDetails, { error: unknown }>;

/** Everything that a finished analysis tells. */
export function AnalysisReport({ analysis, details }: { analysis: SwingAnalysis; details: Details }) {
  return (
    <>
      {analysis.faceOnVideoUrl && (
        <SwingPlayer
          label="Face-on video"
          videoUrl={analysis.faceOnVideoUrl}
          posterUrl={analysis.faceOnPosterUrl}
          landmarksUrl={analysis.faceOnLandmarksUrl}
          view={details.faceOn}
        />
      )}
      {analysis.downTheLineVideoUrl && details.downTheLine && (
        <SwingPlayer
          label="Down-the-line video"
          videoUrl={analysis.downTheLineVideoUrl}
          posterUrl={analysis.downTheLinePosterUrl}
          landmarksUrl={analysis.downTheLineLandmarksUrl}
          view={details.downTheLine}
        />
      )}
      {analysis.recommendations && (
        <Card title="Work on this first" className="border-fairway bg-fairway-tint">
          <p className="text-lg">{analysis.recommendations}</p>
        </Card>
      )}
      <LaunchMonitorCard analysis={analysis} />
      <BallFlightCard analysis={analysis} />
      {analysis.launchMonitorAssessment && (
        <Card title="Performance Assessment">
          <p>{analysis.launchMonitorAssessment}</p>
        </Card>
      )}
      <Card title="Mobility Analysis">
        <div className="divide-y divide-line">
          <MobilityScale
            label="Hip Rotation"
            measurement={details.measurements.hipRotationDeg}
            scale={mobilityScales.hipRotationDeg}
          />
          <MobilityScale
            label="Shoulder Turn"
            measurement={details.measurements.shoulderTurnDeg}
            scale={mobilityScales.shoulderTurnDeg}
          />
          <MobilityScale
            label="X-Factor"
            measurement={details.measurements.xFactorDeg}
            scale={mobilityScales.xFactorDeg}
          />
        </div>
      </Card>
      <SwingAssessment analysis={analysis} />
      <MeasurementsCard details={details} />
      {details.warnings.length > 0 && (
        <Card title="About this video">
          <ul className="list-disc space-y-2 pl-5 text-muted">
            {details.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function SwingAssessment({ analysis }: { analysis: SwingAnalysis }) {
  const { posture, balance } = analysis.analysisResults ?? { posture: '', balance: '' };
  const parts = [
    { title: 'Strengths', Icon: CircleCheck, texts: analysis.swingStrengths },
    { title: 'To work on', Icon: Target, texts: analysis.swingWeaknesses },
  ];
  return (
    <Card title="Swing Assessment">
      {parts.map(
        ({ title, Icon, texts }) =>
          texts.length > 0 && (
            <div key={title} className="mb-4">
              <h3 className="mb-2 text-base">{title}</h3>
              <ul className="flex flex-col gap-3">
                {texts.map((text) => (
                  <li key={text} className="flex gap-3">
                    <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-fairway" /> {text}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {[
        ['Posture', posture],
        ['Balance', balance],
      ].map(
        ([title, text]) =>
          text && (
            <div key={title} className="mb-3">
              <h3 className="text-base">{title}</h3>
              <p>{text}</p>
            </div>
          ),
      )}
      {analysis.exerciseRecommendations.length > 0 && (
        <>
          <h3 className="mb-2 text-base">Train this</h3>
          <ul className="list-disc space-y-1 pl-5">
            {analysis.exerciseRecommendations.map((exercise) => (
              <li key={exercise}>{exercise}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const tableRows = [
  { name: 'tempoRatio', label: 'Tempo', unit: '' },
  { name: 'backswingS', label: 'Backswing', unit: ' s' },
  { name: 'downswingS', label: 'Downswing', unit: ' s' },
  { name: 'spineAngleDeg', label: 'Spine angle', unit: '°' },
  { name: 'sideBendDeg', label: 'Side bend at impact', unit: '°' },
  { name: 'headMovementBh', label: 'Head movement', unit: ' %' },
  { name: 'pelvisSwayBh', label: 'Pelvis sway', unit: ' %' },
  { name: 'hipOpenAtImpactDeg', label: 'Hips open at impact', unit: '°' },
  { name: 'shoulderOpenAtImpactDeg', label: 'Shoulders open at impact', unit: '°' },
] as const;

function MeasurementsCard({ details }: { details: Details }) {
  const rows = tableRows.map((row) => ({
    ...row,
    measurement: details.measurements[row.name] as Measurement | undefined,
  }));
  const measured = rows.filter(({ measurement }) => measurement && !('withheld' in measurement));
  const withheld = rows.filter(({ measurement }) => measurement && 'withheld' in measurement);
  return (
    <Card title="All measurements">
      <dl className="divide-y divide-line">
        {measured.map(({ name, label, unit, measurement }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt>{label}</dt>
            <dd className="font-bold">{formatMeasurement(measurement, unit)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-muted">
        The ± holds the truth in about 95 of 100 swings; movements are in % of body height.
      </p>
      {withheld.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-fairway">
            Not measured, and why ({withheld.length})
          </summary>
          <dl className="flex flex-col gap-2">
            {withheld.map(({ name, label, measurement }) => (
              <div key={name}>
                <dt className="font-semibold">{label}</dt>
                <dd className="text-muted">{formatMeasurement(measurement)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}

import type { Measurements, SwingAnalysis } from '@trueswing/contracts';
import { mobilityScales } from '@trueswing/domain';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { CorrectMoment } from '../correct/correct-moment.tsx';
import { FilmControlProvider } from '../player/film-control.tsx';
import { SwingVideos } from '../player/swing-videos.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { BallTab } from '../tabs/ball/ball-tab.tsx';
import { BodyTab } from '../tabs/body/body-tab.tsx';
import { useStature } from '../tabs/body/use-stature.ts';
import { ProgressTab } from '../tabs/progress/progress-tab.tsx';
import { ReportTabs } from '../tabs/report-tabs.tsx';
import { MobilityScale } from './mobility-scale.tsx';
import { SeparateFilms } from './separate-films.tsx';
import { SwingAssessmentCard } from './swing-assessment-card.tsx';

interface AnalysisReportProps {
  analysis: SwingAnalysis;
  /** Null if they could not be parsed: the rest is shown without them. */
  details: FinishedDetails | null;
  /** A guest reads a film that is not theirs, perhaps without an account: no part may call for the golfer's own data. */
  reader?: 'owner' | 'guest';
  /** What others wrote about the film. */
  belowFilm?: ReactNode;
}

/** The film, what to do next and the mobility on the first screen; the rest in tabs. */
export function AnalysisReport({ analysis, details, reader = 'owner', belowFilm }: AnalysisReportProps) {
  return (
    <FilmControlProvider>
      {details ? (
        <SwingVideos analysis={analysis} faceOn={details.faceOn} downTheLine={details.downTheLine} />
      ) : (
        <Notice kind="care">The measurements of this swing could not be read. Here is everything else.</Notice>
      )}
      {details && reader === 'owner' && <CorrectMoment analysis={analysis} details={details} />}
      {belowFilm}
      {details && <SeparateFilms measurements={details.measurements} />}
      {analysis.recommendations && (
        <section className="relative overflow-hidden rounded-card bg-turf p-5 text-on-turf">
          <Contours />
          <h2 className="eyebrow relative text-flag">Your next step</h2>
          <p className="relative mt-2 text-lg leading-snug">{analysis.recommendations}</p>
        </section>
      )}
      {details && <MobilityCard measurements={details.measurements} hasBothFilms={details.downTheLine !== null} />}
      <ReportTabs
        body={<Body analysis={analysis} details={details} />}
        ball={<BallTab analysis={analysis} />}
        progress={reader === 'owner' && <ProgressTab analysis={analysis} />}
      />
    </FilmControlProvider>
  );
}

/** The assessment of the videos, and their numbers. */
function Body({ analysis, details }: AnalysisReportProps) {
  const { stature, canAdd } = useStature(analysis.userId);
  return (
    <>
      <SwingAssessmentCard analysis={analysis} />
      {details && <BodyTab details={details} stature={stature} canAddHeight={canAdd} />}
    </>
  );
}

function MobilityCard({ measurements, hasBothFilms }: { measurements: Measurements; hasBothFilms: boolean }) {
  const { hipRotationDeg, shoulderTurnDeg, xFactorDeg } = measurements;
  return (
    <Card title="Mobility Analysis">
      <div className="divide-y divide-line">
        <MobilityScale
          label="Hip Rotation"
          measurement={hipRotationDeg}
          scale={mobilityScales.hipRotationDeg}
          hasBothFilms={hasBothFilms}
        />
        <MobilityScale
          label="Shoulder Turn"
          measurement={shoulderTurnDeg}
          scale={mobilityScales.shoulderTurnDeg}
          hasBothFilms={hasBothFilms}
        />
        <MobilityScale
          label="X-Factor"
          measurement={xFactorDeg}
          scale={mobilityScales.xFactorDeg}
          hasBothFilms={hasBothFilms}
        />
      </div>
    </Card>
  );
}

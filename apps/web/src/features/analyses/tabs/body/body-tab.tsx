import {
  type BodyNumberName,
  chooseBodyRows,
  describeBodyRow,
  isMeasured,
  type Stature,
  sayMissingEnds,
  viewOfMeasurement,
} from '@trueswing/swing';
import { Ruler } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { FoldCard } from '../../../../ui/fold-card.tsx';
import { useVideoControl } from '../../player/video-control.tsx';
import type { FinishedDetails } from '../../state-of-analysis.ts';
import { AllNumbers } from './all-numbers.tsx';
import { BodyRowButton } from './body-row-button.tsx';
import { momentNames } from './moment-names.ts';
import { NotMeasured } from './not-measured.tsx';
import { TempoPicture } from './tempo-picture.tsx';

interface BodyTabProps {
  details: FinishedDetails;
  stature: Stature | null;
  /** Whether the reader can add the missing height. */
  canAddHeight: boolean;
}

/** The numbers that matter most, moment by moment; all others are folded away. */
export function BodyTab({ details, stature, canAddHeight }: BodyTabProps) {
  const { showEvent } = useVideoControl();
  const { measurements } = details;
  const { rows, rest } = chooseBodyRows(measurements, details.findings);
  const rowOf = (name: BodyNumberName) => {
    const measurement = measurements[name];
    const row = isMeasured(measurement) && describeBodyRow(name, measurement, stature);
    return row ? [{ name, row }] : [];
  };
  return (
    <>
      <Card title="Your Swing in Numbers">
        <div className="flex flex-col gap-2">
          <TempoPicture measurements={measurements} onShow={() => showEvent('top')} />
          {rows.map(({ moment, names }) => (
            <section key={moment}>
              <h3 className="eyebrow text-muted">{momentNames[moment]}</h3>
              {names.flatMap(rowOf).map(({ name, row }) => (
                <BodyRowButton
                  key={name}
                  row={row}
                  onShow={() => showEvent(row.event, viewOfMeasurement(details, name))}
                />
              ))}
            </section>
          ))}
          {canAddHeight ? (
            <Link
              to={paths.height}
              className="flex min-h-12 items-center gap-3 rounded-control border-2 border-edge px-3 py-1 text-sm font-semibold text-fairway hover:bg-fairway-tint"
            >
              <Ruler aria-hidden className="size-5 shrink-0" />
              The % are of your height. Add it to see inches or centimeters.
            </Link>
          ) : (
            !stature && <p className="text-sm text-muted">The % are of your height.</p>
          )}
        </div>
      </Card>
      <FoldCard title="All numbers">
        <AllNumbers measurements={measurements} rest={rest} stature={stature} />
      </FoldCard>
      <FoldCard title="About this video">
        <AboutVideo details={details} />
      </FoldCard>
    </>
  );
}

function AboutVideo({ details }: { details: FinishedDetails }) {
  const { measurements, writer, faceOn, downTheLine } = details;
  // Said below the video.
  const saidAbove = sayMissingEnds(faceOn, downTheLine);
  const warnings = details.warnings.filter((warning) => !saidAbove.includes(warning));
  return (
    <div className="flex flex-col gap-4">
      <ul className="list-disc space-y-2 pl-5 text-muted">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
        <li>
          {writer === 'deterministic' ? 'Written from the measurements by fixed rules.' : `Written by ${writer}.`}
        </li>
      </ul>
      <NotMeasured measurements={measurements} />
    </div>
  );
}

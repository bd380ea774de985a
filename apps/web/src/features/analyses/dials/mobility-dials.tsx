import type { SwingAnalysis } from '@trueswing/contracts';
import { isMeasured, usesBothFilms } from '@trueswing/swing';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { type DialSubject, dialSubjects } from '../dial-subjects.ts';
import { momentOf } from '../evidence/moment-of.ts';
import { useFilmControl } from '../player/film-control.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { Dial } from './dial.tsx';
import { DialSheet } from './dial-sheet.tsx';
import { readDial } from './read-dial.ts';
import { useBodyTurns } from './use-body-turns.ts';

interface MobilityDialsProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

/** Shoulder turn, hip rotation, X-factor and spine, two by two. A tap shows the moment in the film and what is behind it. */
export function MobilityDials({ analysis, details }: MobilityDialsProps) {
  const { showEvent } = useFilmControl();
  const [shown, setShown] = useState<DialSubject | null>(null);
  const body = useBodyTurns(analysis);
  const hasBothFilms = usesBothFilms(details);
  const readingOf = (subject: DialSubject) => readDial(subject, details.measurements[subject.name], hasBothFilms);
  const viewsOf = ({ name }: DialSubject) => {
    const measurement = details.measurements[name];
    return isMeasured(measurement) ? measurement.views : undefined;
  };
  return (
    <Card title="Mobility Analysis">
      <ul className="grid grid-cols-2 gap-2">
        {dialSubjects.map((subject) => {
          const reading = readingOf(subject);
          return (
            <li key={subject.name}>
              <Dial
                subject={subject}
                reading={reading}
                body={body.turnOf(subject)}
                onOpen={() => {
                  const { event, view } = momentOf(analysis, details, subject.name);
                  if (reading.kind === 'measured') showEvent(event, view);
                  setShown(subject);
                }}
              />
            </li>
          );
        })}
      </ul>
      {shown && (
        <DialSheet
          subject={shown}
          reading={readingOf(shown)}
          body={body.turnOf(shown)}
          canCheck={body.isOwner}
          measurement={details.measurements[shown.name]}
          views={viewsOf(shown)}
          moment={momentOf(analysis, details, shown.name)}
          club={analysis.clubSelection}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}

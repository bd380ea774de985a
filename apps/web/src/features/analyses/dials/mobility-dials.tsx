import type { SwingAnalysis, User } from '@trueswing/contracts';
import { isMeasured } from '@trueswing/swing';
import { use, useState } from 'react';
import { UserContext } from '../../../shared/session/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { type DialSubject, dialsOf } from '../dial-subjects.ts';
import { needsPremium } from '../evidence/film-again.tsx';
import { momentOf } from '../evidence/moment-of.ts';
import { useVideoControl } from '../player/video-control.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { Dial } from './dial.tsx';
import { DialSheet } from './dial-sheet.tsx';
import { type DialReading, dialVideosOf, readDial } from './read-dial.ts';
import { useBodyTurns } from './use-body-turns.ts';
import { whyLocked } from './why-locked.ts';

interface MobilityDialsProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

/** Shoulder turn, hip rotation, X-factor and spine or tempo, two by two. A tap shows the moment in the video and what is behind it. */
export function MobilityDials({ analysis, details }: MobilityDialsProps) {
  const { showEvent } = useVideoControl();
  const [shown, setShown] = useState<DialSubject | null>(null);
  const body = useBodyTurns(analysis.userId, details.faceOn.handedness);
  const reader = use(UserContext);
  const owner = reader?.id === analysis.userId ? reader : null;
  const videos = dialVideosOf(details);
  const readingOf = (subject: DialSubject) => readDial(subject, details.measurements[subject.name], videos);
  const viewsOf = ({ name }: DialSubject) => {
    const measurement = details.measurements[name];
    return isMeasured(measurement) ? measurement.views : undefined;
  };
  return (
    <Card title="Mobility Analysis">
      <ul className="grid grid-cols-2 gap-2">
        {dialsOf(details.measurements).map((subject) => {
          const reading = readingOf(subject);
          return (
            <li key={subject.name}>
              <Dial
                subject={subject}
                reading={reading}
                body={body.turnOf(subject)}
                unlockedBy={unlockedBy(owner, reading)}
                whyLocked={
                  reading.kind === 'locked' ? whyLocked(reading.video, details.measurements[subject.name], details) : ''
                }
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
          analysis={analysis}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}

function unlockedBy(owner: User | null, { video }: DialReading): 'filming' | 'premium' | 'golfer' {
  if (!owner) return 'golfer';
  return video !== null && needsPremium(owner, video) ? 'premium' : 'filming';
}

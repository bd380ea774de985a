import type { Measured, MeasuredTurn, Measurement, SwingAnalysis } from '@trueswing/contracts';
import { isMeasured, isTurn } from '@trueswing/swing';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type DialSubject, rangeOfScale, targetOf } from '../dial-subjects.ts';
import { FilmAgain } from '../evidence/film-again.tsx';
import { KeyFrame } from '../evidence/key-frame.tsx';
import type { Moment } from '../evidence/moment-of.ts';
import { SetGoal } from '../goal/set-goal.tsx';
import { BodyTurn } from './body-turn.tsx';
import type { DialReading } from './read-dial.ts';
import { VerdictChip } from './verdict-chip.tsx';

interface DialSheetProps {
  subject: DialSubject;
  reading: DialReading;
  measurement: Measurement | undefined;
  /** Turn that the body can do, by the mobility check. */
  body: MeasuredTurn | null;
  /** Whether the reader may check it. */
  canCheck: boolean;
  /** The views that it comes from, if it says so. */
  views: Measured['views'];
  moment: Moment;
  analysis: Pick<SwingAnalysis, 'id' | 'userId' | 'clubSelection'>;
  onClose(): void;
}

/** Explains what a number of the mobility card means, how sure it is, and how it was measured. */
export function DialSheet(props: DialSheetProps) {
  const { subject, reading, measurement, views, moment, analysis, onClose } = props;
  const { label, scale, means } = subject;
  const target = `${targetOf(scale)} ${rangeOfScale(scale)}`;
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      {reading.kind === 'locked' ? (
        <>
          <p>{means}</p>
          <p className="text-muted">{reading.reason}</p>
          <p className="text-sm text-muted">{target}</p>
          <FilmAgain video={reading.video} analysis={analysis} />
        </>
      ) : (
        <>
          <div className="flex items-start gap-4">
            <KeyFrame moment={moment} onShow={onClose} />
            <div className="flex min-w-0 flex-col items-start gap-2">
              <p>
                <span className="numeral block text-4xl">{reading.figure.figure}</span>
                <span className="text-muted">{reading.figure.range}</span>
              </p>
              {reading.judged && <VerdictChip judged={reading.judged} />}
              <p className="text-sm text-muted">{target}</p>
            </div>
          </div>
          <p>{means}</p>
          <section>
            <h3 className="eyebrow mb-1 text-muted">How sure</h3>
            <p>{howSure(subject, reading)}</p>
          </section>
          <section>
            <h3 className="eyebrow mb-1 text-muted">How we measured it</h3>
            <p>{howMeasured(subject, views, measurement)}</p>
          </section>
          <SetGoal analysis={analysis} name={subject.name} measured={measurement} />
          {reading.video && <FilmAgain video={reading.video} analysis={analysis} />}
        </>
      )}
      {isTurn(subject.name) && <BodyTurn {...props} name={subject.name} />}
    </Dialog>
  );
}

function howSure(
  { scale }: DialSubject,
  { judged, figure, interval, value, video }: Extract<DialReading, { kind: 'measured' }>,
): string {
  const range = interval
    ? `In 9 of 10 swings like this, the true number lies in ${value === null ? `${figure.figure}. That is too wide for a single number` : figure.range}.`
    : 'An older analysis, which gives only a limit.';
  const above =
    judged?.verdict.endsWith('above-target') && scale.onTarget.upTo === undefined ? ' Turning far is no fault.' : '';
  const unlike =
    video === 'better' && (value === null || !judged)
      ? ' This video is harder to read than most. Film level and straight, a few steps away.'
      : '';
  return `${judged ? `${judged.sentence} ` : ''}${range}${unlike}${above}`;
}

const videos: Readonly<Record<NonNullable<Measured['views']>, string>> = {
  'face-on': 'in the video from the front',
  'down-the-line': 'in the video from behind',
  both: 'in both videos',
};

function howMeasured({ name }: DialSubject, views: Measured['views'], measurement: Measurement | undefined): string {
  if (name === 'tempoRatio') {
    const isOfSlowMotion = isMeasured(measurement) && measurement.isOfSlowMotion;
    const slow = isOfSlowMotion
      ? ' It plays in even slow motion, and we do not know how slow. That gives the ratio, and no seconds.'
      : '';
    return `From the times of address, top and impact, ${views ? videos[views] : 'in your video'}.${slow}`;
  }
  if (name === 'spineAngleDeg') return 'From your hips to your shoulders at address, in the video from behind.';
  return `We follow your joints from address to the top, ${views ? videos[views] : 'in your video'}, and compare with rendered golfers whose true turn we know.`;
}

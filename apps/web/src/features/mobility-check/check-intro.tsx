import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { findObstacle, isTouched, type NoMotion, requestMotion } from '../../shared/sensors/motion-access.ts';
import { openVoice } from '../../shared/voice/speak.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InfoNote } from '../../ui/feedback.tsx';
import { ShowOnPhone } from './hand-over/show-on-phone.tsx';
import { sensesMotion } from './sensors/record-motion.ts';
import { FilmInstead } from './video/film-instead.tsx';

/** `untouched`: no one holds this device, as far as is known before it has reported anything. Should it sense movement after all, the check starts. */
type Obstacle = NoMotion | 'untouched';

const sentences: Readonly<Record<Obstacle, string>> = {
  insecure: 'The sensors of a phone only work on a secure page. Open TrueSwing by its https address.',
  unsupported: 'This browser cannot read the sensors of a phone. Use your phone.',
  denied:
    'Your phone did not allow its motion sensors. Close your browser completely, open this page again, and tap “Allow”.',
  untouched: 'This looks like a computer. Do the check with your phone.',
  silent: 'This device reports no movement. Do the check with your phone, or with another one.',
};

/** Obstacles that a phone does not have. */
const onPhone: ReadonlySet<Obstacle> = new Set(['unsupported', 'untouched', 'silent']);

/** Long enough for a slow phone's first event. */
const firstEventMs = 2000;

interface CheckIntroProps {
  onStart(): void;
  /** Discards the parts that were measured before an interruption. */
  onStartOver(): void;
  isUnfinished: boolean;
}

/** Shows what the check needs and when to leave it, and its start. */
export function CheckIntro({ onStart, onStartOver, isUnfinished }: CheckIntroProps) {
  const [atOpening] = useState<Obstacle | null>(() => findObstacle() ?? (isTouched() ? null : 'untouched'));
  const [obstacle, setObstacle] = useState(atOpening);
  const [isAsking, setIsAsking] = useState(false);

  async function start() {
    setIsAsking(true);
    openVoice();
    const found = (await requestMotion()) ?? ((await sensesMotion(firstEventMs)) ? null : 'silent');
    setIsAsking(false);
    setObstacle(found);
    if (!found) onStart();
  }

  const wayAround = (
    <>
      <div role="alert">{obstacle && <InfoNote kind="care">{sentences[obstacle]}</InfoNote>}</div>
      {obstacle && onPhone.has(obstacle) && <ShowOnPhone isBelowTap={!atOpening} />}
    </>
  );
  return (
    <>
      {atOpening && wayAround}
      <Card title="How far does your body turn?">
        <div className="flex flex-col gap-4">
          <p>Your phone measures it in about a minute and a half. Its voice leads you.</p>
          <ol className="flex flex-col gap-2">
            <li>1. Chest: phone on your breastbone, turn both ways.</li>
            <li>2. Hips: phone at your belt, turn both ways.</li>
            <li>3. Chest alone: hips still, turn both ways.</li>
          </ol>
          <InfoNote kind="care">
            Turn only as far as is comfortable. Stop if anything hurts. Ask your doctor first if your back, hip or
            shoulder was injured or operated on.
          </InfoNote>
          <p className="text-muted">Have space around you, and turn the sound on.</p>
          <Button onClick={() => void start()} isBusy={isAsking}>
            <Smartphone aria-hidden className="size-5" />
            {isUnfinished ? 'Go on with the check' : 'Start the check'}
          </Button>
          {isUnfinished && (
            <Button kind="outline" onClick={onStartOver}>
              Start over
            </Button>
          )}
        </div>
      </Card>
      {!atOpening && wayAround}
      <FilmInstead isOpen={obstacle !== null} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../shared/button-link.tsx';
import { canRecord } from '../../shared/can-record.ts';
import { countOf } from '../../shared/count-of.ts';
import { useDeviceValue } from '../../shared/device-value.ts';
import { readHandedness, rememberHandedness } from '../../shared/handedness.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { useIsUploadSpent } from '../../shared/session/use-plan.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { openVoice } from '../../shared/voice/speak.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InfoNote } from '../../ui/feedback.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { sayCameraFailure } from './camera/camera-failure.ts';
import { swingsQuery } from './kept/swings.queries.ts';
import { LevelCard } from './setup/level-card.tsx';
import { recordChoices } from './setup/record-choices.ts';
import { ViewField } from './setup/view-field.tsx';

/** Chooses once how to record, and opens the camera. */
export default function RecordPage() {
  const { id: userId, isPremium } = useUser();
  const isUploadSpent = useIsUploadSpent();
  const choices = useDeviceValue(recordChoices);
  const [handedness, setHandedness] = useState(readHandedness);
  const { data: swings = [] } = useQuery(swingsQuery(userId));
  const navigate = useNavigate();
  const change = (part: Partial<typeof choices>) => recordChoices.change((before) => ({ ...before, ...part }));
  const start = () => {
    openVoice();
    // So that the browser does not throw swings away when the phone is full; some ask the golfer.
    void navigator.storage?.persist?.().catch(() => false);
    void navigate(paths.recordCamera);
  };
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader
        back={
          isUploadSpent
            ? { to: paths.home, label: 'Back to home' }
            : { to: paths.upload(), label: 'Back to the upload' }
        }
      >
        <h1 className="text-2xl">Record hands-free</h1>
      </ScreenHeader>
      <p>Stand your phone up and hit balls. It keeps each swing by itself.</p>
      {swings.length > 0 && (
        <ButtonLink to={paths.recordedSwings} kind="outline">
          {countOf(swings.length, 'swing')} on this phone
        </ButtonLink>
      )}
      <Card className="flex flex-col gap-6">
        <ViewField view={choices.view} isPremium={isPremium} onChange={(view) => change({ view })} />
        <ChoiceField
          label="You play"
          choices={[
            { value: 'right', label: 'Right-handed' },
            { value: 'left', label: 'Left-handed' },
          ]}
          value={handedness}
          onChange={(hand) => {
            rememberHandedness(hand);
            setHandedness(hand);
          }}
        />
        <ChoiceField
          label="What to keep"
          choices={[
            { value: 'sound', label: 'Shots: listen for the ball' },
            { value: 'motion', label: 'Practice swings and nets' },
          ]}
          value={choices.trigger}
          onChange={(trigger) => change({ trigger })}
        >
          <p className="text-sm text-muted">
            {choices.trigger === 'sound'
              ? 'A swing is kept when your phone hears the ball. Sound is never saved.'
              : 'Every full swing is kept by its motion alone. The microphone stays off.'}
          </p>
        </ChoiceField>
        <SwitchField
          label="Voice"
          hint="Tells you where to stand, and when a swing is kept. Turn the sound of your phone up."
          isOn={!choices.isSilent}
          onChange={(isOn) => change({ isSilent: !isOn })}
        />
      </Card>
      <LevelCard />
      <InfoNote>Your swings stay on this phone. Nothing is sent until you choose one to analyze.</InfoNote>
      {canRecord() ? (
        <div
          data-action
          className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 -mx-4 flex flex-col border-t border-line bg-paper px-4 py-3"
        >
          <Button onClick={start} className="min-h-14 text-lg">
            <Video aria-hidden className="size-6" />
            Open the camera
          </Button>
        </div>
      ) : (
        <InfoNote kind="care">{sayCameraFailure(window.isSecureContext ? 'unsupported' : 'insecure').message}</InfoNote>
      )}
    </div>
  );
}

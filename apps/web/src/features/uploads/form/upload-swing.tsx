import type { UploadStatus } from '@trueswing/contracts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { FilmingGuide } from '../../../shared/filming/filming-guide.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { TransferCard } from '../transfer/transfer-card.tsx';
import { useUploadManager } from '../transfer/upload-manager.tsx';
import type { UploadForm } from '../upload-fields.ts';
import { VideoField } from '../video/video-field.tsx';
import { LaunchMonitorFields } from './launch-monitor-fields.tsx';
import { SameSwingField } from './same-swing-field.tsx';
import { SampleSwing } from './sample-swing.tsx';
import { SlowMotionField } from './slow-motion-field.tsx';
import { SwingFields } from './swing-fields.tsx';
import { checkUploadForm, isClubOpen, openForm, rememberHandedness } from './upload-form.ts';

export function UploadSwing({ status }: { status: UploadStatus }) {
  const user = useUser();
  const uploads = useUploadManager();
  const [search] = useSearchParams();
  // A running upload shows its form as it was sent; otherwise the URL and the plan decide the initial values.
  const isOnItsWay = uploads.transfer.state !== 'idle' && uploads.transfer.state !== 'refused';
  const [defaultValues] = useState(() =>
    isOnItsWay && uploads.draft ? uploads.draft : openForm(status, search.get('club'), uploads.draft),
  );
  const { register, control, setValue, handleSubmit } = useForm<UploadForm>({ defaultValues });
  const form = useWatch({ control }) as UploadForm;
  const { keepDraft } = uploads;
  useEffect(() => keepDraft(form), [keepDraft, form]);
  const showToast = useToast();

  const submit = handleSubmit((filledIn) => {
    const problem = checkUploadForm(filledIn);
    if (problem) return showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    rememberHandedness(filledIn.handedness);
    uploads.send(filledIn);
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <h1 className="text-2xl">Upload Your Swing</h1>
      {/* A form that is being sent cannot be changed. */}
      <fieldset disabled={isOnItsWay} className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-6">
          <VideoField
            label="Face-On Video"
            filmName="the face-on film"
            hint="Phone at hip height, facing your chest. Required."
            video={form.faceOn}
            slowMotion={form.slowMotion}
            onChoose={(video) => setValue('faceOn', video)}
          />
          <VideoField
            label="Down-the-Line Video"
            filmName="the down-the-line film"
            hint={
              status.isPremium ? 'Phone behind your hands, facing the target. Optional.' : 'From behind your hands.'
            }
            video={form.downTheLine}
            above={form.faceOn}
            slowMotion={form.slowMotion}
            onChoose={(video) => {
              setValue('downTheLine', video);
              if (!video) setValue('isSameSwing', false);
            }}
            lockedText={status.isPremium ? null : 'Premium only'}
            lockedAction={
              !status.isPremium && (
                <ButtonLink to={paths.plans} kind="quiet" size="small">
                  See what Premium adds
                </ButtonLink>
              )
            }
          />
          {form.faceOn && form.downTheLine && <SameSwingField control={control} />}
          <SlowMotionField control={control} />
          {!form.faceOn && (
            <ButtonLink to={paths.sample} kind="quiet">
              See a sample analysis
            </ButtonLink>
          )}
          <SampleSwing hasBothViews={status.isPremium} onChoose={setValue} />
        </Card>
        {/* Closes once there is a film, which is what it is for. */}
        <FilmingGuide isOpen={user.videoUploadsUsed === 0 && !form.faceOn} />
        <SwingFields control={control} register={register} status={status} />
        <LaunchMonitorFields club={form.club} register={register} />
      </fieldset>
      <TransferCard form={form} />
      {!isOnItsWay && <AnalyzeBar isInReach={form.faceOn !== null} isDisabled={!isClubOpen(status, form.club)} />}
    </form>
  );
}

/** The submit button. With a film it stays above the tabs, in reach of the thumb; before, it ends the form. */
function AnalyzeBar({ isInReach, isDisabled }: { isInReach: boolean; isDisabled: boolean }) {
  const bar =
    'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 -mx-4 border-t border-line bg-paper px-4 py-3';
  return (
    <div className={`flex flex-col ${isInReach ? bar : ''}`} {...(isInReach && { 'data-action': true })}>
      <Button type="submit" disabled={isDisabled} className="min-h-14 text-lg">
        Analyze My Swing
      </Button>
    </div>
  );
}

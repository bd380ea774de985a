import type { UploadStatus } from '@trueswing/contracts';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { FilmingGuide } from '../../../shared/filming/filming-guide.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { TransferCard } from '../transfer/transfer-card.tsx';
import { useUploadManager } from '../transfer/upload-manager.tsx';
import { VideoField } from '../video/video-field.tsx';
import { LaunchMonitorFields } from './launch-monitor-fields.tsx';
import { SampleSwing } from './sample-swing.tsx';
import { SwingFields } from './swing-fields.tsx';
import type { UploadForm } from './upload-fields.ts';
import { checkUploadForm, isClubOpen, openForm, rememberHandedness } from './upload-form.ts';

export function UploadSwing({ status }: { status: UploadStatus }) {
  const user = useUser();
  const uploads = useUploadManager();
  const [search] = useSearchParams();
  // What is on its way is shown as it was sent; anything else opens as the address and the plan say.
  const isOnItsWay = uploads.transfer.state !== 'idle' && uploads.transfer.state !== 'refused';
  const [form, setForm] = useState(() =>
    isOnItsWay && uploads.draft ? uploads.draft : openForm(status, search.get('club'), uploads.draft),
  );
  const { keepDraft } = uploads;
  useEffect(() => keepDraft(form), [keepDraft, form]);
  const showToast = useToast();
  const change = (part: Partial<UploadForm>) => setForm((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkUploadForm(form);
    if (problem) return showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    rememberHandedness(form.handedness);
    uploads.send(form);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <h1 className="text-2xl">Upload Your Swing</h1>
      {/* What is being sent cannot be changed any more. */}
      <fieldset disabled={isOnItsWay} className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-6">
          <VideoField
            label="Face-On Video"
            filmName="the face-on film"
            hint="From in front of your chest. Required."
            video={form.faceOn}
            onChoose={(faceOn) => change({ faceOn })}
          />
          <VideoField
            label="Down-the-Line Video"
            filmName="the down-the-line film"
            hint={
              status.isPremium ? 'From behind your hands, towards the target. Optional.' : 'From behind your hands.'
            }
            video={form.downTheLine}
            onChoose={(downTheLine) => change({ downTheLine })}
            lockedText={status.isPremium ? null : 'Premium only'}
            lockedAction={
              !status.isPremium && (
                <ButtonLink to={paths.profile} kind="quiet" size="small">
                  See what Premium adds
                </ButtonLink>
              )
            }
          />
          <SampleSwing hasBothViews={status.isPremium} onChoose={change} />
        </Card>
        <FilmingGuide isOpen={user.videoUploadsUsed === 0} />
        <SwingFields form={form} status={status} onChange={change} />
        <LaunchMonitorFields
          club={form.club}
          numbers={form.numbers}
          onChange={(name, typed) => change({ numbers: { ...form.numbers, [name]: typed } })}
        />
      </fieldset>
      <TransferCard form={form} />
      {!isOnItsWay && (
        <Button type="submit" disabled={!isClubOpen(status, form.club)} className="min-h-14 text-lg">
          Analyze My Swing
        </Button>
      )}
    </form>
  );
}

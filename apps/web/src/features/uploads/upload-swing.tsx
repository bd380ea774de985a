import { useQueryClient } from '@tanstack/react-query';
import { handednessSchema, type UploadStatus, uploadClubSchema } from '@trueswing/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FilmingGuide } from './filming-guide.tsx';
import { LaunchMonitorFields } from './launch-monitor-fields.tsx';
import { SampleSwing } from './sample-swing.tsx';
import { sendUpload } from './send-upload.ts';
import { SendingCard } from './sending-card.tsx';
import { checkUploadForm, toFormData, type UploadForm } from './upload-form.ts';
import { uploadStatusQuery } from './uploads.queries.ts';
import { VideoField } from './video-field.tsx';

const handednessKey = 'trueswing.handedness';
const contactText = 'Please try again or contact support if the issue persists.';

function firstForm(status: UploadStatus, wantedClub: string | null): UploadForm {
  const wanted = uploadClubSchema.safeParse(wantedClub);
  const club = wanted.data ?? (status.isPremium && !status.canUploadDriver ? '7-iron' : 'driver');
  const remembered = handednessSchema.safeParse(localStorage.getItem(handednessKey));
  const handedness = remembered.data ?? 'right';
  return { faceOn: null, downTheLine: null, club, gender: null, handedness, age: '', numbers: {} };
}

export function UploadSwing({ status }: { status: UploadStatus }) {
  const user = useUser();
  const [search] = useSearchParams();
  const [form, setForm] = useState(() => firstForm(status, search.get('club')));
  const [sentShare, setSentShare] = useState<number | null>(null);
  const transfer = useRef<AbortController | null>(null);
  const idempotencyKey = useRef(crypto.randomUUID());
  const showToast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isSending = sentShare !== null;
  // Whoever leaves the screen does not want to be called back to it when the upload is done.
  useEffect(() => () => transfer.current?.abort(), []);
  const change = (part: Partial<UploadForm>) => {
    // Another form is another upload; the same form sent again is the same one.
    idempotencyKey.current = crypto.randomUUID();
    setForm((before) => ({ ...before, ...part }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = checkUploadForm(form);
    if (problem) return showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    localStorage.setItem(handednessKey, form.handedness);
    transfer.current = new AbortController();
    setSentShare(0);
    try {
      const { id } = await sendUpload({
        form: toFormData(form),
        idempotencyKey: idempotencyKey.current,
        onProgress: setSentShare,
        signal: transfer.current.signal,
      });
      showToast({ title: 'Upload Successful!' });
      void queryClient.invalidateQueries(uploadStatusQuery);
      void queryClient.invalidateQueries({ queryKey: ['analyses'] });
      navigate(paths.analysisLoading(id));
    } catch (error) {
      setSentShare(null);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const title = (error instanceof ApiError && error.body?.title) || 'Upload Failed';
      showToast({ title, text: sentenceOf(error, contactText), kind: 'destructive' });
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <h1 className="text-2xl">Upload Your Swing</h1>
      {/* What is being sent cannot be changed any more. */}
      <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-5">
          <VideoField
            label="Face-On Video"
            hint="From in front of your chest. Required."
            file={form.faceOn}
            onChoose={(faceOn) => change({ faceOn })}
          />
          <VideoField
            label="Down-the-Line Video"
            hint="From behind your hands, towards the target. Optional."
            file={form.downTheLine}
            onChoose={(downTheLine) => change({ downTheLine })}
            lockedText={status.isPremium ? null : 'Premium only'}
          />
          <SampleSwing hasBothViews={status.isPremium} onChoose={change} />
        </Card>
        <FilmingGuide isOpen={user.videoUploadsUsed === 0} />
        <Card className="flex flex-col gap-5">
          <ChoiceField
            label="Club"
            value={form.club}
            onChange={(club) => change({ club })}
            choices={[
              { value: 'driver', label: 'Driver', disabled: status.isPremium && !status.canUploadDriver },
              { value: '7-iron', label: '7-Iron', disabled: status.isPremium && !status.canUploadSevenIron },
            ]}
          />
          <ChoiceField
            label="You play"
            value={form.handedness}
            onChange={(handedness) => change({ handedness })}
            choices={[
              { value: 'right', label: 'Right-handed' },
              { value: 'left', label: 'Left-handed' },
            ]}
          />
          <ChoiceField
            label="Tour comparison"
            value={form.gender}
            onChange={(gender) => change({ gender })}
            choices={[
              { value: 'male', label: 'Male (PGA)' },
              { value: 'female', label: 'Female (LPGA)' },
            ]}
          />
          <TextField
            label="Age"
            name="age"
            type="number"
            inputMode="numeric"
            min={10}
            max={100}
            value={form.age}
            onChange={(event) => change({ age: event.target.value })}
          />
        </Card>
        <LaunchMonitorFields
          club={form.club}
          numbers={form.numbers}
          onChange={(name, typed) => change({ numbers: { ...form.numbers, [name]: typed } })}
        />
      </fieldset>
      {isSending ? (
        <SendingCard share={sentShare} onCancel={() => transfer.current?.abort()} />
      ) : (
        <Button type="submit" className="min-h-14 text-lg">
          Analyze My Swing
        </Button>
      )}
    </form>
  );
}

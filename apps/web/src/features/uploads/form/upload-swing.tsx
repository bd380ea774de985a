import { type ShotField, shotFields, type UploadStatus, type VideoView } from '@trueswing/contracts';
import { planOf, type SwingSpan } from '@trueswing/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigationType, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { FilmingGuide } from '../../../shared/filming/filming-guide.tsx';
import { readShownValues } from '../../../shared/form/read-shown-values.ts';
import { rememberHandedness } from '../../../shared/handedness.ts';
import { paths } from '../../../shared/paths.ts';
import { RecordLink } from '../../../shared/record-link.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { usePoseTracker } from '../first-look/use-pose-tracker.ts';
import { PreparationCard } from '../prepare/preparation-card.tsx';
import type { PreparationError } from '../prepare/prepare-file.ts';
import { replaceVideo } from '../replace-video.ts';
import { isUnderway } from '../transfer/transfer.ts';
import { TransferCard } from '../transfer/transfer-card.tsx';
import { useUploadManager } from '../transfer/upload-manager.tsx';
import { emptyNumbers, isSameUpload, type UploadForm } from '../upload-fields.ts';
import type { ChosenVideo } from '../video/choose-video.ts';
import { VideoField } from '../video/video-field.tsx';
import { rememberClub } from './last-club.ts';
import { LaunchMonitorFields } from './launch-monitor-fields.tsx';
import { SameSwingField } from './same-swing-field.tsx';
import { SlowMotionField } from './slow-motion-field.tsx';
import { SwingFields } from './swing-fields.tsx';
import { checkUploadForm, isClubOpen, openForm } from './upload-form.ts';
import { mustPrepareAny, usePreparation } from './use-preparation.ts';

/** Loaded with the first video: it holds the rules of the analysis. */
const FirstLookCard = lazy(() => import('../first-look/first-look-card.tsx').catch(() => ({ default: () => null })));

/** Where the first look found the swing of a chosen file. */
type FoundSwings = Partial<Record<VideoView, { file: File; swing: SwingSpan }>>;

export function UploadSwing({ status }: { status: UploadStatus }) {
  const user = useUser();
  const hasBothViews = planOf(status.isPremium).downTheLine;
  const uploads = useUploadManager();
  const [search, setSearch] = useSearchParams();
  // After a reload there is no draft, and the URL decides.
  const isBack = useNavigationType() === 'POP' && uploads.draft !== null;
  // A running upload shows its form as it was sent; otherwise the URL and the plan decide the initial values.
  const isOnItsWay = isUnderway(uploads.transfer);
  const [defaultValues] = useState(() =>
    isOnItsWay && uploads.draft ? uploads.draft : openForm(status, isBack ? null : search.get('club'), uploads.draft),
  );
  const { register, control, getValues, setValue, handleSubmit } = useForm<UploadForm>({
    resolver: (typed, _context, { fields }) => ({ values: { ...typed, ...readShownValues(fields) }, errors: {} }),
    reValidateMode: 'onSubmit',
    defaultValues,
  });
  const form = useWatch({ control }) as UploadForm;
  const { keepDraft, keepVideo, lateVideo } = uploads;
  useEffect(() => keepDraft(form), [keepDraft, form]);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const setVideo = (field: 'faceOn' | 'downTheLine', video: ChosenVideo | null) => {
    const { slowMotion, isRecorderAnswer = false } = replaceVideo(getValues(), field, video);
    setValue(field, video);
    setValue('slowMotion', slowMotion);
    setValue('isRecorderAnswer', isRecorderAnswer);
  };
  const putVideo = (field: 'faceOn' | 'downTheLine', video: ChosenVideo | null) => {
    // Its check ended after the golfer had left the screen: the video is there when the golfer comes back.
    if (!isOpen.current) return video !== null && keepVideo({ golferId: user.id, field, before: form[field], video });
    setVideo(field, video);
    return true;
  };
  const shownLate = useRef(lateVideo);
  const showLate = useRef(setVideo);
  showLate.current = setVideo;
  useEffect(() => {
    if (lateVideo && lateVideo !== shownLate.current) showLate.current(lateVideo.field, lateVideo.video);
    shownLate.current = lateVideo;
  }, [lateVideo]);
  const fillNumbers = (numbers: Record<ShotField, string>, shotId: string) => {
    for (const field of shotFields) setValue(field, numbers[field]);
    setValue('shotId', shotId);
  };
  const showToast = useToast();
  const preparation = usePreparation();
  const isBusy = isOnItsWay || preparation.share !== null;
  const access = usePoseTracker(isBusy);
  const [swings, setSwings] = useState<FoundSwings>({});
  const firstLook = (slot: VideoView, video: ChosenVideo | null) =>
    access &&
    video?.facts && (
      <Suspense>
        <FirstLookCard
          access={access}
          file={(video.original ?? video).file}
          facts={video.facts}
          slot={slot}
          handedness={form.handedness}
          slowMotion={form.slowMotion}
          onSwing={(file, swing) => setSwings((before) => ({ ...before, [slot]: { file, swing } }))}
        />
      </Suspense>
    );
  const swingIn = (slot: VideoView, video: ChosenVideo | null) => {
    const found = swings[slot];
    return found && found.file === video?.file ? found.swing : null;
  };
  const [checked, setChecked] = useState<readonly VideoView[]>([]);
  const checkOf = (slot: VideoView) => ({
    isChecking: checked.includes(slot),
    onChecking: (isChecking: boolean) =>
      setChecked((before) => (isChecking ? [...before, slot] : before.filter((other) => other !== slot))),
  });
  const [failure, setFailure] = useState<PreparationError | null>(null);
  const failureOf = (video: ChosenVideo | null) => (failure && failure.file === video?.file ? failure : null);

  // Stays after the toast, until the form is another one.
  const [refused, setRefused] = useState<{ form: UploadForm; message: string } | null>(null);

  const submit = handleSubmit((filledIn) => {
    const problem = checkUploadForm(filledIn);
    setRefused(problem && { form, message: problem.message });
    if (problem) return showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    rememberHandedness(filledIn.handedness);
    rememberClub(filledIn.club);
    if (!mustPrepareAny(filledIn)) return uploads.send(filledIn);
    const onReady = (ready: Pick<UploadForm, 'faceOn' | 'downTheLine'>) => {
      // A video that came late is not sent with these, and stays.
      if (filledIn.faceOn) setValue('faceOn', ready.faceOn);
      if (filledIn.downTheLine) setValue('downTheLine', ready.downTheLine);
      uploads.send({ ...filledIn, ...ready });
    };
    setFailure(null);
    preparation.start(filledIn, onReady, (error) => {
      setFailure(error);
      showToast({ title: error.title, text: error.message, kind: 'destructive' });
    });
  });

  return (
    // Also clears the note for text that a number field cannot read: the form has an empty value before and after.
    <form onSubmit={submit} onInput={() => setRefused(null)} noValidate className="flex flex-col gap-5">
      <h1 className="text-2xl">Upload Your Swing</h1>
      {/* A form that is being sent cannot be changed. */}
      <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-6">
          {!form.faceOn && <RecordLink />}
          <VideoField
            label="Face-On Video"
            videoName="the face-on video"
            hint="Phone at hip height, facing your chest. Required."
            video={form.faceOn}
            failure={failureOf(form.faceOn)}
            swing={swingIn('face-on', form.faceOn)}
            slowMotion={form.slowMotion}
            onChoose={(video) => putVideo('faceOn', video)}
            isBusy={isBusy}
            {...checkOf('face-on')}
          >
            {firstLook('face-on', form.faceOn)}
          </VideoField>
          <VideoField
            label="Down-the-Line Video"
            videoName="the down-the-line video"
            hint={hasBothViews ? 'Phone behind your hands, facing the target. Optional.' : 'From behind your hands.'}
            video={form.downTheLine}
            failure={failureOf(form.downTheLine)}
            swing={swingIn('down-the-line', form.downTheLine)}
            above={form.faceOn}
            slowMotion={form.slowMotion}
            onChoose={(video) => {
              if (!video) setValue('isSameSwing', false);
              return putVideo('downTheLine', video);
            }}
            isBusy={isBusy}
            {...checkOf('down-the-line')}
            lockedText={hasBothViews ? null : 'Premium only'}
            lockedAction={
              !hasBothViews && (
                <ButtonLink to={paths.plans} kind="quiet" size="small">
                  See what Premium adds
                </ButtonLink>
              )
            }
          >
            {firstLook('down-the-line', form.downTheLine)}
          </VideoField>
          {form.faceOn && form.downTheLine && <SameSwingField control={control} />}
          <SlowMotionField control={control} onChoose={() => setValue('isRecorderAnswer', false)} />
          {!form.faceOn && (
            <ButtonLink to={paths.sample} kind="quiet">
              Try a sample swing
            </ButtonLink>
          )}
        </Card>
        {/* Closes once there is a video, which is what it is for. */}
        <FilmingGuide isOpen={user.videoUploadsUsed === 0 && !form.faceOn} />
        <SwingFields
          control={control}
          register={register}
          status={status}
          onClub={() => {
            if (getValues('shotId')) fillNumbers(emptyNumbers, '');
            // The club that a reload, or the golfer who comes back by Back, opens with.
            setSearch({ club: getValues('club') }, { replace: true });
          }}
        />
        <LaunchMonitorFields
          club={form.club}
          register={register}
          filmedAt={(form.faceOn?.original ?? form.faceOn)?.file.lastModified ?? null}
          isFromShot={Boolean(form.shotId)}
          onFill={fillNumbers}
        />
      </fieldset>
      <TransferCard form={form} />
      {preparation.share !== null && <PreparationCard share={preparation.share} onCancel={preparation.cancel} />}
      {!isBusy && (
        <AnalyzeBar
          isInReach={form.faceOn !== null}
          isDisabled={!isClubOpen(status, form.club) || checked.length > 0}
          problem={refused && isSameUpload(refused.form, form) ? refused.message : null}
        />
      )}
    </form>
  );
}

interface AnalyzeBarProps {
  isInReach: boolean;
  isDisabled: boolean;
  /** The problem that prevented the upload. It is no alert: the toast was read aloud. */
  problem: string | null;
}

/** The submit button. With a video it stays above the tabs, in reach of the thumb; before, it ends the form. */
function AnalyzeBar({ isInReach, isDisabled, problem }: AnalyzeBarProps) {
  const bar =
    'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 -mx-4 border-t border-line bg-paper px-4 py-3';
  return (
    <div
      className={`flex flex-col ${isInReach ? bar : ''}`}
      {...(isInReach && { 'data-action': problem ? 'explained' : 'plain' })}
    >
      {problem && <p className="mb-2 text-sm leading-snug text-alert">{problem}</p>}
      <Button type="submit" disabled={isDisabled} className="min-h-14 text-lg">
        Analyze My Swing
      </Button>
    </div>
  );
}

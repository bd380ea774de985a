import { checkVideoFile } from '@trueswing/domain';
import { CircleCheck, Film, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { sniffVideo } from './sniff-video.ts';

interface VideoFieldProps {
  label: string;
  hint: string;
  file: File | null;
  onChoose(file: File | null): void;
  /** Says why nothing can be chosen. */
  lockedText?: string | null;
}

/** Chooses a video; what the specification refuses is refused here, before a byte is uploaded. */
export function VideoField({ label, hint, file, onChoose, lockedText }: VideoFieldProps) {
  const id = useId();
  const showToast = useToast();
  const [isChecking, setIsChecking] = useState(false);
  // Stays when the toast has gone: what to do about it takes longer than 5 s to do.
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = async (chosen: File) => {
    setIsChecking(true);
    const facts = { name: chosen.name, sizeBytes: chosen.size, type: chosen.type };
    const problem = checkVideoFile(facts) ?? (await sniffVideo(chosen));
    setIsChecking(false);
    setRefusal(problem?.message ?? null);
    if (problem) showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    else showToast({ title: 'Video Added' });
    onChoose(problem ? null : chosen);
  };

  const Icon = lockedText ? Lock : file ? CircleCheck : Film;
  return (
    <div className="flex flex-col gap-1">
      <span className="font-semibold">{label}</span>
      <label
        htmlFor={id}
        className={`flex min-h-20 items-center gap-4 rounded-xl border-2 border-dashed p-4 has-focus-visible:outline-3 has-focus-visible:outline-fairway ${lockedText ? 'border-line bg-paper text-muted' : file ? 'cursor-pointer border-fairway bg-fairway-tint' : 'cursor-pointer border-muted/60 bg-card'}`}
      >
        <Icon aria-hidden className="size-8 shrink-0 text-fairway" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            {isChecking ? 'Checking the video...' : (lockedText ?? file?.name ?? 'Choose a video')}
          </span>
          <span className="block text-sm text-muted">{file ? `${(file.size / 2 ** 20).toFixed(1)} MB` : hint}</span>
        </span>
        <input
          id={id}
          aria-label={label}
          aria-describedby={refusal && !file ? `${id}-refusal` : undefined}
          type="file"
          accept="video/*,.mkv,.flv,.wmv,.avi"
          className="sr-only"
          disabled={Boolean(lockedText) || isChecking}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (chosen) void choose(chosen);
          }}
        />
      </label>
      {refusal && !file && (
        <p id={`${id}-refusal`} className="text-sm text-alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

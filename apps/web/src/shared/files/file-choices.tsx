import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toasts/toast.tsx';
import { shareFile } from './share-file.ts';

interface FileChoiceProps {
  make(): Promise<File>;
  /** Content of the file, in a sentence. */
  text: string;
}

/** A picture to share, by the id of what it shows. It is made when the sheet opens: a device shares a file only right after a tap. */
export function PictureChoice({ id, make, text }: FileChoiceProps & { id: string }) {
  const {
    data: picture,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['shared-picture', id],
    queryFn: make,
    gcTime: 0,
    retry: false,
  });
  const send = useSentFile();
  const preview = useObjectUrl(picture);
  return (
    <section className="flex gap-4">
      <div className="aspect-4/5 w-28 shrink-0 overflow-hidden rounded-control border border-line bg-paper">
        {preview && <img src={preview} alt="Preview" className="size-full" />}
        {!preview && !isError && <Skeleton className="size-full" />}
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <h3 className="text-lg">Picture</h3>
        <p className="text-sm text-muted">{text}</p>
        {isError ? (
          <ErrorNote
            action={
              <Button kind="danger" size="small" onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            We could not make the picture.
          </ErrorNote>
        ) : (
          <Button
            size="small"
            className="mt-auto"
            disabled={!picture}
            isBusy={send.isPending}
            onClick={() => picture && send.mutate(async () => picture)}
          >
            <Image aria-hidden className="size-5" />
            Share Picture
          </Button>
        )}
      </div>
    </section>
  );
}

export function PdfChoice({ make, text }: FileChoiceProps) {
  const send = useSentFile();
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h3 className="text-lg">PDF</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        <Button
          kind="outline"
          size="small"
          className="shrink-0"
          isBusy={send.isPending}
          onClick={() => send.mutate(make)}
        >
          <FileText aria-hidden className="size-5" />
          Get PDF
        </Button>
      </div>
      {send.isError && <ErrorNote>We could not make the PDF. Please try again.</ErrorNote>}
    </section>
  );
}

/** Makes a file and hands it to the device. */
function useSentFile() {
  const showToast = useToast();
  return useMutation({
    mutationFn: async (make: () => Promise<File>) => shareFile(await make()),
    onSuccess: (sharedAs) => {
      if (sharedAs === 'saved') showToast({ title: 'Saved', text: 'You find it in your downloads.' });
    },
  });
}

/** A URL of a file for as long as it is shown. */
function useObjectUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

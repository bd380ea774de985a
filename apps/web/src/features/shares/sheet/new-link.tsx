import { createShareBodySchema } from '@trueswing/contracts';
import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { cleanNames } from '../../../shared/form/clean-names.ts';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import type { useCreateShare } from '../shares.queries.ts';

const bodySchema = cleanNames(createShareBodySchema, ['golferName']);
const sentences = { golferName: 'Please enter at most 60 characters.' };

/** Asks for what the link shows of the golfer, and creates it. */
export function NewLinkForm({ create }: { create: ReturnType<typeof useCreateShare> }) {
  const form = useCheckedForm(bodySchema, sentences);
  return (
    <CheckedForm
      form={form}
      onBody={(body) => create.mutate(body)}
      call={create}
      failure="We could not create the link. Please try again."
      submit="Create Link"
    >
      <TextField
        label="Your name for the coach (optional)"
        autoComplete="given-name"
        hint="Leave it empty to show no name."
        {...form.field('golferName')}
      />
    </CheckedForm>
  );
}

/** A link at the only time that anyone sees it: the server stores its digest only. */
export function CreatedLink({ token }: { token: string }) {
  const url = window.location.origin + paths.shared(token);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      field.current?.select();
      showToast({ title: 'Please copy it yourself', text: 'Your browser does not let us copy. The link is selected.' });
    }
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-fairway-tint p-4">
      <TextField
        ref={field}
        label="Your new link"
        hint="Send it now: we cannot show it again. You can always create another one."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex gap-2">
        <Button className="grow" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          {isCopied ? 'Copied' : 'Copy Link'}
        </Button>
        {'share' in navigator && (
          <Button
            kind="outline"
            className="grow"
            // The golfer closed the share sheet of the device, or it has none for links: the link is still there to copy.
            onClick={() => void navigator.share({ url, title: 'My golf swing' }).catch(() => undefined)}
          >
            <Share2 aria-hidden className="size-5" />
            Send
          </Button>
        )}
      </div>
    </div>
  );
}

import { commentLength, type VideoView, writeCommentBodySchema } from '@trueswing/contracts';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { CheckedForm } from '../../../shared/form/checked-form.tsx';
import { cleanNames } from '../../../shared/form/clean-names.ts';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { useWriteComment } from '../shared-swing.queries.ts';

/** A moment of one of the videos. */
export interface VideoMoment {
  view: VideoView;
  timeS: number;
}

interface CommentButtonProps {
  token: string;
  /** The moment that the video shows now; null before it has loaded. */
  readMoment(): VideoMoment | null;
  nameMoment(moment: VideoMoment): string;
}

const typedSchema = cleanNames(z.pick(writeCommentBodySchema, { name: true, text: true }), ['name']);
const sentences = {
  name: 'Please enter your name, at most 60 characters.',
  text: `Please write something, at most ${commentLength} characters.`,
};

/** Lets a coach write about the frame that the video shows. */
export function CommentButton({ token, readMoment, nameMoment }: CommentButtonProps) {
  const [moment, setMoment] = useState<VideoMoment | null>(null);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setMoment(readMoment() ?? { view: 'face-on', timeS: 0 })}>
        <MessageSquarePlus aria-hidden className="size-5" />
        Comment on This Frame
      </Button>
      <Dialog
        title="Your comment"
        description={moment ? `About this moment: ${nameMoment(moment)}` : ''}
        isOpen={moment !== null}
        onClose={() => setMoment(null)}
      >
        {moment && (
          <CommentForm
            token={token}
            moment={moment}
            name={name}
            onSent={(sentName) => {
              setName(sentName);
              setMoment(null);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface CommentFormProps {
  token: string;
  moment: VideoMoment;
  /** From the comment before. */
  name: string;
  onSent(name: string): void;
}

function CommentForm({ token, moment, name, onSent }: CommentFormProps) {
  const write = useWriteComment(token);
  const showToast = useToast();
  const form = useCheckedForm(typedSchema, sentences, { name, text: '' });
  return (
    <CheckedForm
      form={form}
      onBody={(typed) =>
        write.mutate(
          { ...typed, ...moment },
          {
            onSuccess: () => {
              showToast({ title: 'Comment Sent', text: 'The golfer sees it at this frame.' });
              onSent(typed.name);
            },
          },
        )
      }
      call={write}
      failure="We could not send your comment. Please try again."
      submit="Send"
    >
      <TextField label="Your name" autoComplete="name" {...form.field('name')} />
      <TextArea label="Comment" rows={4} maxLength={commentLength} hint="Plain text" {...form.field('text')} />
    </CheckedForm>
  );
}

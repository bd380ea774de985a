import type { FormEvent, ReactNode } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { SubmitButton } from './submit-button.tsx';

interface CheckedFormProps<Body> {
  /** What `useCheckedForm` gave. */
  form: { read(event: FormEvent<HTMLFormElement>): Body | null; forget(): void };
  /** Takes what is filled in as it should be. */
  onBody(body: Body, element: HTMLFormElement): void;
  call: { isPending: boolean; error: Error | null };
  /** Said of an error that has no sentence of its own. */
  failure: string;
  /** The error is told at its field. */
  isToldAtField?: boolean;
  submit: string;
  children: ReactNode;
}

/** Fields, why the server refused them, and the button that sends them. */
export function CheckedForm<Body>(props: CheckedFormProps<Body>) {
  const { form, onBody, call, failure, isToldAtField = false, submit, children } = props;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={form.forget}
      onSubmit={(event) => {
        const element = event.currentTarget;
        const body = form.read(event);
        if (body) onBody(body, element);
      }}
    >
      {children}
      {call.error && !isToldAtField && (
        <ErrorNote requestId={requestIdOf(call.error)}>{sentenceOf(call.error, failure)}</ErrorNote>
      )}
      <SubmitButton call={call}>{submit}</SubmitButton>
    </form>
  );
}

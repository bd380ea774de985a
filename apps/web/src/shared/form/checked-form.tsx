import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorNote } from '../../ui/feedback.tsx';
import { requestIdOf, sentenceOf } from '../api/http-client.ts';
import { SubmitButton } from './submit-button.tsx';

interface CheckedFormProps<Input extends FieldValues, Body> {
  /** The result of `useCheckedForm`. */
  form: Pick<UseFormReturn<Input, unknown, Body>, 'handleSubmit' | 'clearErrors'>;
  /** Receives the body once all fields are valid. */
  onBody(body: Body): void;
  call: { isPending: boolean; error: Error | null };
  /** Shown for an error that has no sentence of its own. */
  failure: string;
  /** The error of the call is already shown at its field. */
  isShownAtField?: boolean;
  submit: string;
  children: ReactNode;
}

/** A form with its fields, the reason why the server rejected it, and the submit button. Any change clears the errors. */
export function CheckedForm<Input extends FieldValues, Body>(props: CheckedFormProps<Input, Body>) {
  const { form, onBody, call, failure, isShownAtField = false, submit, children } = props;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onChange={() => form.clearErrors()}
      onSubmit={form.handleSubmit((body) => onBody(body))}
    >
      {children}
      {call.error && !isShownAtField && (
        <ErrorNote requestId={requestIdOf(call.error)}>{sentenceOf(call.error, failure)}</ErrorNote>
      )}
      <SubmitButton call={call}>{submit}</SubmitButton>
    </form>
  );
}

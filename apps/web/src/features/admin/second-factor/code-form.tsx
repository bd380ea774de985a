import { type FormEvent, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { CodeField } from './code-field.tsx';
import { useSecondFactorCode } from './second-factor.queries.ts';

interface CodeFormProps {
  action: Parameters<typeof useSecondFactorCode>[0];
  submit: string;
  /** Receives the new recovery codes; null after the second factor was turned off. */
  onDone(recoveryCodes: string[] | null): void;
}

/** Asks for a code, and does what needs it. */
export function CodeForm({ action, submit, onDone }: CodeFormProps) {
  const [code, setCode] = useState('');
  const send = useSecondFactorCode(action, onDone);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(code);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <CodeField
        isNewApp={action === 'confirm'}
        value={code}
        onChange={(value) => {
          setCode(value);
          send.reset();
        }}
      />
      {send.error && (
        <ErrorNote requestId={requestIdOf(send.error)}>
          {sentenceOf(send.error, 'The code could not be checked. Please try again.')}
        </ErrorNote>
      )}
      <SubmitButton call={send} isEmpty={code === ''}>
        {submit}
      </SubmitButton>
    </form>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';

const inputClasses =
  'min-h-12 w-full rounded-xl border-2 border-edge bg-card px-4 py-2 text-ink placeholder:text-hint focus:border-fairway disabled:border-line disabled:bg-paper disabled:text-muted';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  /** Sentence on what is wrong with the value; replaces the hint. */
  error?: string | undefined;
  /** Shown over the right end of the input. Receives the id of the label, for aria-describedby. */
  aside?: ((labelId: string) => ReactNode) | undefined;
}

export function TextField({ label, hint, error, aside, ...props }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1">
      <label id={`${id}-label`} htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          {...props}
          className={`${inputClasses} ${aside ? 'pr-20' : ''} aria-invalid:border-alert`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {aside?.(`${id}-label`)}
      </div>
      {note && <FieldNote id={`${id}-note`} isError={error !== undefined} text={note} />}
    </div>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  /** Sentence on what is wrong with the value; replaces the hint. */
  error?: string | undefined;
}

/** A text of several lines. */
export function TextArea({ label, hint, error, ...props }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        {...props}
        className={`${inputClasses} aria-invalid:border-alert`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && <FieldNote id={`${id}-note`} isError={error !== undefined} text={note} />}
    </div>
  );
}

function FieldNote({ id, isError, text }: { id: string; isError: boolean; text: string }) {
  return (
    <p id={id} className={`text-sm ${isError ? 'font-semibold text-alert' : 'text-muted'}`}>
      {text}
    </p>
  );
}

interface Choice<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

/** A choice between a few options as large buttons: easier to hit with a glove on than a drop-down. */
export function ChoiceField<V extends string>(props: {
  label: string;
  choices: readonly Choice<V>[];
  value: V | null;
  onChange(value: NoInfer<V>): void;
  children?: ReactNode;
}) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{props.label}</legend>
      {/* On a phone four options in one row would break their labels. */}
      <div className={`grid gap-2 ${props.choices.length > 3 ? 'grid-cols-2' : 'auto-cols-fr grid-flow-col'}`}>
        {props.choices.map(({ value, label, disabled }) => (
          <label
            key={value}
            className="grid min-h-12 cursor-pointer place-items-center rounded-xl border-2 border-edge bg-card px-3 py-2 text-center font-semibold has-checked:border-fairway has-checked:bg-fairway has-checked:text-on-fairway has-disabled:cursor-not-allowed has-[:disabled:not(:checked)]:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              disabled={disabled}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {props.children}
    </fieldset>
  );
}

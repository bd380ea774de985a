import { type ReactNode, useId } from 'react';

interface SelectFieldProps<V extends string> {
  label: ReactNode;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange(value: NoInfer<V>): void;
}

/** A choice among many options, for which there is no space as buttons. */
export function SelectField<V extends string>({ label, choices, value, onChange }: SelectFieldProps<V>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold wrap-anywhere">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 w-full rounded-xl border-2 border-edge bg-card px-3 py-2 text-ink focus:border-fairway"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

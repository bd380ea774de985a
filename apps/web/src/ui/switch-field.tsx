import { useId } from 'react';

interface SwitchFieldProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-semibold">
        {label}
        <input
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-hint`}
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-card before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-edge before:transition-transform checked:border-fairway checked:bg-fairway checked:before:translate-x-6 checked:before:bg-on-fairway motion-reduce:before:transition-none"
        />
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

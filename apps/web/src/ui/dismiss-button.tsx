import { X } from 'lucide-react';

/** Closes a card for good, from beside its title. */
export function DismissButton({ label, onDismiss }: { label: string; onDismiss: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onDismiss}
      className="-my-3 -mr-3 grid size-12 place-items-center rounded-control text-muted hover:bg-paper"
    >
      <X aria-hidden className="size-6" />
    </button>
  );
}

import { Copy } from 'lucide-react';
import { useCopy } from '../../ui/use-copy.ts';

/** An id with a button that copies it. */
export function CopyId({ id, label }: { id: string; label: string }) {
  const copy = useCopy();
  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <span className="min-w-0 wrap-anywhere select-all [font-stretch:84%]">{id}</span>
      <button
        type="button"
        aria-label={label}
        onClick={() => void copy(id, `the id: ${id}`)}
        className="grid size-tap shrink-0 place-items-center rounded-control text-fairway hover:bg-fairway-tint"
      >
        <Copy aria-hidden className="size-4" />
      </button>
    </p>
  );
}

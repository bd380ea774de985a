import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldCardProps {
  title: string;
  /** Stands to the right of the title. */
  aside?: string;
  /** Unfolded from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A card that unfolds with a tap on its title. */
export function FoldCard({ title, aside, isOpen = false, children }: FoldCardProps) {
  return (
    <details className="group rounded-card border border-line bg-card shadow-card" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lg">{title}</h2>
        {aside && <span className="text-sm text-muted">{aside}</span>}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-fairway transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldCardProps {
  title: string;
  /** Shown below the title: a phone has no space beside it. */
  aside?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A card that opens with a tap on its title. */
export function FoldCard({ title, aside, isOpen = false, children }: FoldCardProps) {
  return (
    <details className="group rounded-card border border-line bg-card shadow-card" open={isOpen}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-2.5 [&::-webkit-details-marker]:hidden">
        <div className="grow">
          <h2 className="text-lg">{title}</h2>
          {aside && <p className="text-sm text-muted">{aside}</p>}
        </div>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-fairway transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ScreenHeaderProps {
  /** Where the arrow leads, and what a screen reader calls it. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** The header of a screen that lies below another one: the way back, then the title and what belongs beside it. */
export function ScreenHeader({ back, children }: ScreenHeaderProps) {
  return (
    <header className="-mt-2 flex items-center gap-1">
      <Link
        to={back.to}
        aria-label={back.label}
        className="-ml-3 grid size-12 shrink-0 place-items-center rounded-xl text-fairway hover:bg-fairway-tint"
      >
        <ArrowLeft aria-hidden className="size-6" />
      </Link>
      {children}
    </header>
  );
}

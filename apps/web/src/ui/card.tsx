import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Card({ title, aside, children, className = '' }: CardProps) {
  return (
    <section className={`rounded-card border border-line bg-card p-5 shadow-card ${className}`}>
      {title && (
        // a card that is a flex column has its own gap under the title
        <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 [:not(.flex)>&]:mb-3">
          <h2 className="text-lg">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

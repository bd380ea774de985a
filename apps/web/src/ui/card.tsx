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
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 className="text-lg">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

import type { ComponentProps } from 'react';
import { Contours } from './contours.tsx';

/** A green full-screen page, for visitors and the not-found screen. The contour lines fade out above the text. */
export function TurfPage({ className = '', children, ...props }: ComponentProps<'main'>) {
  return (
    <main
      {...props}
      className={`relative isolate mx-auto flex min-h-dvh w-full max-w-column flex-col overflow-hidden bg-turf px-6 pt-[calc(1.5rem+env(safe-area-inset-top))] pb-[calc(2.5rem+env(safe-area-inset-bottom))] text-on-turf ${className}`}
    >
      <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-96 mask-b-from-30%">
        <Contours />
      </div>
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Contours } from '../ui/pictures/contours.tsx';
import { Logo } from '../ui/pictures/logo.tsx';
import { paths } from './paths.ts';

interface EntryFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The layout of the screens around the sign-in: a green title page with a card over its lower edge. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-column flex-col bg-paper">
      <header className="relative overflow-hidden bg-turf px-6 pt-[calc(1.5rem+env(safe-area-inset-top))] pb-20 text-on-turf">
        <Contours />
        <div className="relative">
          <Link to={paths.home} aria-label="TrueSwing, home" className="-ml-2 inline-flex min-h-tap items-center px-2">
            <Logo />
          </Link>
          <h1 className="mt-8 text-4xl">{title}</h1>
          <p className="mt-3 text-lg text-balance">{text}</p>
        </div>
      </header>
      <div className="relative z-10 mx-4 -mt-12 mb-10 flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-card">
        {children}
      </div>
    </main>
  );
}

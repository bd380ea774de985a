import type { DailyWorkout } from '@trueswing/contracts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { SignalButton } from './signal/signal-button.tsx';

interface TrainingFrameProps {
  workout: DailyWorkout;
  done: ReadonlySet<string>;
  /** Null at the end. */
  current: string | null;
  children: ReactNode;
}

/** Fills the screen, without header and tabs: the way out, and a bar for each exercise. */
export function TrainingFrame({ workout, done, current, children }: TrainingFrameProps) {
  const names = workout.exercises.map(({ name }) => name);
  const position = current === null ? null : names.indexOf(current) + 1;
  return (
    <main
      data-training
      className="mx-auto flex min-h-dvh w-full max-w-column flex-col gap-4 bg-paper px-4 pt-[env(safe-area-inset-top)] pb-[calc(1rem+var(--connection,0rem)+env(safe-area-inset-bottom))]"
    >
      <header className="flex flex-col gap-1">
        <div className="flex items-center gap-2">
          <Link
            to={paths.dailyWorkout}
            aria-label="Leave the training"
            className="-ml-3 grid size-14 shrink-0 place-items-center rounded-xl text-fairway hover:bg-fairway-tint"
          >
            <X aria-hidden className="size-6" />
          </Link>
          <p className="grow text-center text-sm font-semibold text-muted">
            {position === null ? "Today's Workout" : `Exercise ${position} of ${names.length}`}
          </p>
          <SignalButton />
        </div>
        <div aria-hidden className="flex gap-1.5">
          {names.map((name) => (
            <span
              key={name}
              className={`h-1.5 grow rounded-full ${done.has(name) ? 'bg-fairway' : name === current ? 'bg-ink' : 'bg-line'}`}
            />
          ))}
        </div>
      </header>
      {children}
    </main>
  );
}

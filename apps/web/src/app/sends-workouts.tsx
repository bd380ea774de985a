import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

const QueueSender = lazy(async () => ({ default: (await import('./shell-parts.ts')).QueueSender }));

/** The screens of a signed-in golfer: on each of them, what was trained without a network is sent. */
export function SendsWorkouts() {
  return (
    <>
      <Outlet />
      <Suspense>
        <QueueSender />
      </Suspense>
    </>
  );
}

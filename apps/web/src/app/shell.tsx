import { Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { UploadElsewhere } from '../features/uploads/transfer/upload-elsewhere.tsx';
import { initialsOf } from '../shared/initials-of.ts';
import { paths } from '../shared/paths.ts';
import { useUser } from '../shared/session/use-user.ts';
import { Waiting } from '../ui/feedback.tsx';
import { loadTabsAhead } from './load-tabs-ahead.ts';
import { optionalPart } from './optional-part.ts';
import { ScreenBoundary } from './screen-boundary/screen-boundary.tsx';
import { ShellHeader, ShellMain, ShellTabs } from './shell-frame.tsx';

const shellPart = (name: 'NotificationBell' | 'MissingPartNote' | 'UpdateOffer') =>
  optionalPart(async () => ({ default: (await import('./shell-parts.ts'))[name] }));
const NotificationBell = shellPart('NotificationBell');
const MissingPartNote = shellPart('MissingPartNote');
const UpdateOffer = shellPart('UpdateOffer');

export function Shell() {
  const { pathname } = useLocation();
  useEffect(() => loadTabsAhead(), []);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
      <Header />
      <ShellMain>
        <Suspense>
          <MissingPartNote />
        </Suspense>
        {/* Header and tabs stay while a screen loads or breaks. The key shows a tap on a tab immediately. */}
        <ScreenBoundary>
          <Suspense key={pathname} fallback={<Waiting text="Loading..." />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </ShellMain>
      <Suspense>
        <UpdateOffer />
      </Suspense>
      <UploadElsewhere />
      <ShellTabs />
    </div>
  );
}

function Header() {
  const user = useUser();
  const initials = initialsOf([user.firstName, user.lastName]);
  return (
    <ShellHeader>
      <div className="mr-2 ml-auto size-tap">
        <Suspense>
          <NotificationBell />
        </Suspense>
      </div>
      <Link
        to={paths.profile}
        aria-label={`${initials}, your profile`}
        className="grid size-11 place-items-center rounded-full bg-flag font-bold text-on-flag"
      >
        {initials}
      </Link>
    </ShellHeader>
  );
}

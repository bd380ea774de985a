import { ChartNoAxesCombined, House, Trophy, UserRound } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { UploadElsewhere } from '../features/uploads/transfer/upload-elsewhere.tsx';
import { paths } from '../shared/paths.ts';
import { useUser } from '../shared/session/use-user.ts';
import { Waiting } from '../ui/feedback.tsx';
import { Logo } from '../ui/pictures/logo.tsx';
import { loadTabsAhead } from './load-tabs-ahead.ts';
import { optionalPart } from './optional-part.ts';
import { ScreenBoundary } from './screen-boundary/screen-boundary.tsx';

const NotificationBell = optionalPart(() => import('../features/notifications/notification-bell.tsx'));
const MissingPartNote = optionalPart(() => import('./connection/missing-part-note.tsx'));
const UpdateOffer = optionalPart(() => import('./update-offer/update-offer.tsx'));

const tabs = [
  { to: paths.home, label: 'Home', Icon: House },
  { to: paths.analyses, label: 'Analysis', Icon: ChartNoAxesCombined },
  { to: paths.leaderboard, label: 'Leaderboard', Icon: Trophy },
  { to: paths.profile, label: 'Profile', Icon: UserRound },
] as const;

export function Shell() {
  const { pathname } = useLocation();
  useEffect(loadTabsAhead, []);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
      <Header />
      <main className="px-4 pt-[calc(4.75rem+env(safe-area-inset-top))] pb-[calc(6.5rem+var(--strip,0rem)+var(--connection,0rem)+env(safe-area-inset-bottom))]">
        <Suspense>
          <MissingPartNote />
        </Suspense>
        {/* Header and tabs stay while a screen loads or breaks. The key shows a tap on a tab immediately. */}
        <ScreenBoundary>
          <Suspense key={pathname} fallback={<Waiting text="Loading..." />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Suspense>
        <UpdateOffer />
      </Suspense>
      <UploadElsewhere />
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-40 mx-auto grid w-full max-w-column grid-cols-4 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
      >
        {tabs.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === paths.home}
            className="flex min-h-16 flex-col items-center justify-center gap-1 border-t-4 border-transparent text-sm font-semibold text-muted [font-stretch:88%] aria-[current=page]:border-fairway aria-[current=page]:text-fairway"
          >
            <Icon aria-hidden className="size-6" />
            {label}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

function Header() {
  const user = useUser();
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase() || 'U';
  return (
    <header className="fixed inset-x-0 top-0 z-40 mx-auto flex h-[calc(4rem+env(safe-area-inset-top))] w-full max-w-column items-center justify-between bg-turf px-4 pt-[env(safe-area-inset-top)] text-on-turf">
      <Link to={paths.home} aria-label="TrueSwing, home" className="-ml-2 inline-flex min-h-tap items-center px-2">
        <Logo />
      </Link>
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
    </header>
  );
}

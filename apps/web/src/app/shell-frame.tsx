import { ChartNoAxesCombined, House, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { paths } from '../shared/paths.ts';
import { Logo } from '../ui/pictures/logo.tsx';

const tabs = [
  { to: paths.home, label: 'Home', Icon: House },
  { to: paths.analyses, label: 'Analysis', Icon: ChartNoAxesCombined },
  { to: paths.leaderboard, label: 'Leaderboard', Icon: Trophy },
  { to: paths.profile, label: 'Profile', Icon: UserRound },
] as const;

/** The logo, then what belongs to the golfer. */
export const ShellHeader = ({ children }: { children?: ReactNode }) => (
  <header className="fixed inset-x-0 top-0 z-40 mx-auto flex h-[calc(4rem+env(safe-area-inset-top))] w-full max-w-column items-center justify-between bg-turf px-4 pt-[env(safe-area-inset-top)] text-on-turf">
    <Link to={paths.home} aria-label="TrueSwing, home" className="-ml-2 inline-flex min-h-tap items-center px-2">
      <Logo />
    </Link>
    {children}
  </header>
);

/** The screen, between header and tabs. */
export const ShellMain = ({ children }: { children: ReactNode }) => (
  <main className="px-4 pt-[calc(4.75rem+env(safe-area-inset-top))] pb-[calc(6.5rem+var(--strip,0rem)+var(--connection,0rem)+env(safe-area-inset-bottom))]">
    {children}
  </main>
);

export const ShellTabs = () => (
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
);

import { LogOut } from 'lucide-react';
import { Link, NavLink, Outlet, useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { Logo } from '../../../ui/pictures/logo.tsx';
import { adminPaths } from '../admin-paths.ts';
import { useAdminLogout } from '../sign-in/admin-sign-in.queries.ts';

const screens = [
  { to: adminPaths.users, label: 'Users' },
  { to: adminPaths.analyses, label: 'Analyses' },
  { to: adminPaths.downloads, label: 'Downloads' },
  { to: adminPaths.paymentAlerts, label: 'Payment alerts' },
  { to: adminPaths.flaggedPoints, label: 'Flagged points' },
  { to: adminPaths.deadLetters, label: 'Dead letters' },
  { to: adminPaths.audit, label: 'Audit' },
  { to: adminPaths.signIn, label: 'Your sign-in' },
] as const;

/** Around each screen of the admin panel: wider than a golfer's column, and on a phone as wide as the phone. */
export function AdminFrame() {
  const navigate = useNavigate();
  const logout = useAdminLogout(() => navigate(paths.adminLogin, { replace: true }));
  return (
    <div className="min-h-dvh bg-paper pb-[calc(2.5rem+var(--connection,0rem)+env(safe-area-inset-bottom))]">
      <header className="bg-turf pt-[env(safe-area-inset-top)] text-on-turf">
        <div className="mx-auto flex h-bar max-w-6xl items-center justify-between gap-3 px-4">
          <Link to={paths.admin} className="inline-flex min-h-tap items-center gap-2 sm:gap-3">
            <Logo /> <span className="eyebrow rounded-full bg-flag px-2.5 text-on-flag">Admin</span>
          </Link>
          <button
            type="button"
            aria-busy={logout.isPending || undefined}
            onClick={() => !logout.isPending && logout.mutate()}
            className="inline-flex min-h-tap items-center gap-2 rounded-control px-2 font-semibold whitespace-nowrap"
          >
            <LogOut aria-hidden className="hidden size-5 sm:block" />
            Sign Out
          </button>
        </div>
      </header>
      <nav aria-label="Admin" className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-6xl flex-wrap px-2">
          {screens.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="inline-flex min-h-tap items-center border-b-4 border-transparent px-2.5 pt-1 font-semibold text-muted [font-stretch:92%] hover:text-fairway aria-[current=page]:border-fairway aria-[current=page]:text-fairway"
            >
              {label}
            </NavLink>
          ))}
        </div>
      </nav>
      <main className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-5">
        <Outlet />
      </main>
    </div>
  );
}

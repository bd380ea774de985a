import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { Logo } from '../../../ui/pictures/logo.tsx';

export const SampleHeader = () => (
  <header className="flex items-center justify-between bg-turf px-4 pt-[env(safe-area-inset-top)] text-on-turf">
    <Link to={paths.home} aria-label="TrueSwing, home" className="-ml-2 inline-flex min-h-16 items-center px-2">
      <Logo />
    </Link>
    <span className="eyebrow text-flag">Sample</span>
  </header>
);

export const SampleTitle = ({ club }: { club?: string }) => (
  <header className="flex items-baseline justify-between gap-3">
    <h1 className="text-xl">A Sample Analysis</h1>
    <p className="text-sm font-semibold">{club}</p>
  </header>
);

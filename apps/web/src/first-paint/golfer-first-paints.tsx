import type { ReactNode } from 'react';
import { HomeHero, HomeSkeleton } from '../app/pages/home/home-skeleton.tsx';
import { ShellHeader, ShellMain, ShellTabs } from '../app/shell-frame.tsx';
import { DetailHeader } from '../features/analyses/report/detail-header.tsx';
import { DetailSkeleton } from '../features/analyses/report/detail-skeleton.tsx';

export const HomeFirstPaint = () => (
  <EmptyShell>
    <div className="flex flex-col gap-5">
      <HomeHero />
      <div className="relative -mt-16 flex flex-col gap-5">
        <HomeSkeleton />
      </div>
    </div>
  </EmptyShell>
);

export const AnalysisFirstPaint = () => (
  <EmptyShell>
    <div className="flex flex-col gap-4">
      <DetailHeader />
      <DetailSkeleton />
    </div>
  </EmptyShell>
);

/** The page does not know the golfer: the circle has no initials. */
function EmptyShell({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
      <ShellHeader>
        <span aria-hidden className="size-11 rounded-full bg-flag" />
      </ShellHeader>
      <ShellMain>{children}</ShellMain>
      <ShellTabs />
    </div>
  );
}

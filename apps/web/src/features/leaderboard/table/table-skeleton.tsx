import { Skeleton } from '../../../ui/skeleton.tsx';

const rows = ['4', '5', '6', '7'] as const;

/** Podium and rows while the table is loading. */
export function TableSkeleton() {
  return (
    <div role="status" className="rounded-card border border-line bg-card p-5 shadow-card">
      <span className="sr-only">Loading the leaderboard</span>
      <Skeleton className="h-6 w-1/3" />
      <div className="mt-6 grid grid-cols-3 items-end gap-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-52" />
        <Skeleton className="h-36" />
      </div>
      <div className="mt-6 flex flex-col gap-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    </div>
  );
}

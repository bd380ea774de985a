/** A placeholder for content that is loading, so that the layout does not shift. Its classes set the size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-breathe rounded-control bg-line ${className}`} />;
}

interface SkeletonCardProps {
  /** For screen readers: "Loading your analyses". */
  label: string;
  /** Lines of text below the title, 6 at most. */
  lines?: number;
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3', 'w-3/5', 'w-1/2'] as const;

/** A placeholder for a card that is loading. */
export function SkeletonCard({ label, lines = 3 }: SkeletonCardProps) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 shadow-card">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-1 h-6 w-1/2" />
      {lineWidths.slice(0, lines).map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

import { Star } from 'lucide-react';

const most = 5;

/** How much an exercise carries over to the golf swing, by the editors of the catalog. */
export function StarRating({ stars }: { stars: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span role="img" aria-label={`${stars} of ${most} stars`} className="flex gap-0.5 text-fairway">
        {Array.from({ length: most }, (_, nth) => nth + 1).map((star) => (
          <Star key={star} aria-hidden className={`size-4 ${star <= stars ? 'fill-current' : 'text-edge'}`} />
        ))}
      </span>
      Carry-over to golf
    </p>
  );
}

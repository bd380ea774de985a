const most = 5;
const sidePx = 20;
/** A star of 18 in a square of 20. */
const star = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z';
const starAt = (nth: number) => star.replace('M10', `M${nth * sidePx + sidePx / 2}`);
const starsFrom = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, nth) => starAt(first + nth)).join('');

/** Shows how much an exercise carries over to the golf swing, by the editors of the catalog. */
export function StarRating({ stars }: { stars: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {/* Few elements: a long list has hundreds of ratings. */}
      <svg
        role="img"
        aria-label={`${stars} of ${most} stars`}
        viewBox={`0 0 ${most * sidePx} ${sidePx}`}
        className="h-4.5 fill-none stroke-fairway"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d={starsFrom(0, stars)} className="fill-fairway" />
        <path d={starsFrom(stars, most)} className="stroke-edge" />
      </svg>
      Carry-over to golf
    </p>
  );
}

/** The sizes of tokens.css and their uses. */
const sizes = [
  { size: 'text-3xl', use: 'Screen title', sample: 'Welcome back', isHeading: true },
  { size: 'text-2xl', use: 'Title without a picture', sample: 'Swing Analysis', isHeading: true },
  { size: 'text-xl', use: 'Dialog title', sample: 'How to film', isHeading: true },
  { size: 'text-lg', use: 'Card title', sample: 'Launch Monitor Data', isHeading: true },
  { size: 'text-base', use: 'What one reads', sample: 'Your shoulders turned 88° at the top.', isHeading: false },
  {
    size: 'text-sm',
    use: 'What comes second, the smallest',
    sample: 'Weekly uploads reset on Sunday.',
    isHeading: false,
  },
] as const;

export function TypeSamples() {
  return (
    <dl className="flex flex-col gap-3">
      {sizes.map(({ size, use, sample, isHeading }) => (
        <div key={size}>
          <dt className="text-sm text-muted">
            {size}: {use}
          </dt>
          <dd className={`${size} ${isHeading ? 'font-bold [font-stretch:114%]' : ''}`}>{sample}</dd>
        </div>
      ))}
      <div>
        <dt className="text-sm text-muted">numeral: figures as on a scoreboard</dt>
        <dd className="numeral text-5xl">
          104.6 <span className="text-lg font-semibold">mph</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">eyebrow: labels as in a yardage book</dt>
        <dd className="eyebrow text-fairway">Club speed</dd>
      </div>
    </dl>
  );
}

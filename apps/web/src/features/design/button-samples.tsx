import { Button } from '../../ui/button.tsx';

const kinds = [
  ['primary', 'Analyze My Swing'],
  ['flag', 'Upgrade Now'],
  ['outline', 'Return to Dashboard'],
  ['quiet', 'Cancel'],
  ['danger', 'Delete'],
] as const;

export function ButtonSamples() {
  return (
    <>
      {kinds.map(([kind, label]) => (
        <div key={kind} className="flex flex-wrap items-center gap-2">
          <Button kind={kind}>{label}</Button>
          <Button kind={kind} size="small">
            Small
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button isBusy>Saving…</Button>
        <Button disabled>Limit Reached</Button>
        <Button kind="outline" disabled>
          Completed
        </Button>
      </div>
    </>
  );
}

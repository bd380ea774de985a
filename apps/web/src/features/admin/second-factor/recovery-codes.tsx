import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

/** Shows new recovery codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const copy = useCopy();
  return (
    <Card title="Your recovery codes" className="flex flex-col gap-4">
      <InfoNote kind="care">
        Keep these codes away from your phone. Each one opens the panel once when the app is lost. They are shown only
        now.
      </InfoNote>
      <ul
        aria-label="Recovery codes"
        className="grid gap-y-2 overflow-x-auto rounded-control bg-paper p-4 text-sm tabular-nums sm:text-base"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(codes.join('\n'), 'the codes above.')}>Copy Codes</Button>
        <Button kind="outline" onClick={onClose}>
          I Have Kept Them
        </Button>
      </div>
    </Card>
  );
}

import type { SwingAnalysis } from '@trueswing/contracts';
import { Card } from '../../../../ui/card.tsx';

/** Posture and balance in a few sentences. Empty without texts. */
export function PostureCard({ texts }: { texts: SwingAnalysis['analysisResults'] }) {
  if (!texts) return null;
  return (
    <Card title="Posture and Balance">
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="eyebrow text-muted">Posture</dt>
          <dd>{texts.posture}</dd>
        </div>
        <div>
          <dt className="eyebrow text-muted">Balance</dt>
          <dd>{texts.balance}</dd>
        </div>
      </dl>
    </Card>
  );
}

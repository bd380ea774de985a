import type { SwingAnalysis } from '@trueswing/contracts';
import { postureNeedsVideo } from '@trueswing/swing';
import { Card } from '../../../../ui/card.tsx';

/** Posture and balance in a few sentences. Empty without texts. Not every plan has the video that the posture may need. */
export function PostureCard({ texts }: { texts: SwingAnalysis['analysisResults'] }) {
  if (!texts) return null;
  const hasPosture = texts.posture !== postureNeedsVideo;
  return (
    <Card title={hasPosture ? 'Posture and Balance' : 'Balance'}>
      <dl className="flex flex-col gap-3">
        {hasPosture && (
          <div>
            <dt className="eyebrow text-muted">Posture</dt>
            <dd>{texts.posture}</dd>
          </div>
        )}
        <div>
          <dt className="eyebrow text-muted">Balance</dt>
          <dd>{texts.balance}</dd>
        </div>
      </dl>
    </Card>
  );
}

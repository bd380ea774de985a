import type { SwingAnalysis } from '@trueswing/contracts';
import { CircleCheck, Target } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';

/** Strengths, weaknesses, and the texts about posture and balance. */
export function SwingAssessmentCard({ analysis }: { analysis: SwingAnalysis }) {
  const lists = [
    { title: 'Strengths', Icon: CircleCheck, texts: analysis.swingStrengths },
    { title: 'To work on', Icon: Target, texts: analysis.swingWeaknesses },
  ].filter(({ texts }) => texts.length > 0);
  const paragraphs = [
    { title: 'Posture', text: analysis.analysisResults?.posture },
    { title: 'Balance', text: analysis.analysisResults?.balance },
  ].filter(({ text }) => text);
  return (
    <Card title="Swing Assessment" className="flex flex-col gap-4">
      {lists.map(({ title, Icon, texts }) => (
        <div key={title}>
          <h3 className="eyebrow mb-2 text-muted">{title}</h3>
          <ul className="flex flex-col gap-3">
            {texts.map((text) => (
              <li key={text} className="flex gap-3">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-fairway" /> {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {paragraphs.map(({ title, text }) => (
        <div key={title}>
          <h3 className="eyebrow mb-1 text-muted">{title}</h3>
          <p>{text}</p>
        </div>
      ))}
      {analysis.exerciseRecommendations.length > 0 && (
        <div>
          <h3 className="eyebrow mb-1 text-muted">Train this</h3>
          <ul className="list-disc space-y-1 pl-5 marker:text-fairway">
            {analysis.exerciseRecommendations.map((exercise) => (
              <li key={exercise}>{exercise}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

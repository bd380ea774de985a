import { type AdminAnalysis, analysisStages } from '@trueswing/contracts';
import { Check, Circle, CircleDot, X } from 'lucide-react';

const workStages = analysisStages.filter((stage) => stage !== 'queued' && stage !== 'done');

/** The stages of the work in order, up to where it is or where it failed. */
export function StageSteps({ analysis: { status, stage, progress } }: { analysis: AdminAnalysis }) {
  const at = analysisStages.indexOf(stage);
  return (
    <ol aria-label="Stages" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {workStages.map((each) => {
        const isHere = each === stage;
        const isDone = analysisStages.indexOf(each) < at;
        const isFailure = isHere && status === 'failed';
        const Mark = isFailure ? X : isHere ? CircleDot : isDone ? Check : Circle;
        const color = isFailure ? 'text-alert' : isHere || isDone ? 'text-fairway' : 'text-muted';
        return (
          <li
            key={each}
            aria-current={isHere ? 'step' : undefined}
            className={`inline-flex items-center gap-1 tabular-nums ${color} ${isHere ? 'font-semibold' : ''}`}
          >
            <Mark aria-hidden className="size-4" />
            {each}
            {isHere && ` ${Math.round(progress * 100)}%`}
          </li>
        );
      })}
    </ol>
  );
}

import { type FirstLook, sayMoments } from '@trueswing/swing';

/** Findings of a first look: moments and tempo, warnings, and that the video looks ready or ends before the finish. */
export function LookFindings({ look }: { look: FirstLook }) {
  const moments = sayMoments(look);
  return (
    <>
      {moments && <p className="tabular-nums">{moments}</p>}
      {look.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {!look.problem && (
        <p>
          {look.lacksFinish
            ? 'We do not see your finish. We can read your swing up to there. Or film again, and hold your finish.'
            : 'This video looks ready to analyze.'}
        </p>
      )}
    </>
  );
}

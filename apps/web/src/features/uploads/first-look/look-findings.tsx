import { type FirstLook, sayMoments } from '@trueswing/swing';

/** Findings of a first look: moments and tempo, warnings, or that the video looks ready. */
export function LookFindings({ look }: { look: FirstLook }) {
  const moments = sayMoments(look);
  return (
    <>
      {moments && <p className="tabular-nums">{moments}</p>}
      {look.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {!look.problem && <p>This video looks ready to analyze.</p>}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Recap } from '@trueswing/contracts';
import { limitReached } from '@trueswing/domain';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlan } from '../../shared/session/use-plan.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { shotPaths } from '../../shared/shot-paths.ts';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { dayIsFull, whenUploadOpens } from '../../shared/when-upload-opens.ts';

/** The way to take a recap's next step. */
export function NextLink({ target }: { target: Recap['next']['target'] }) {
  switch (target.screen) {
    case 'analysis':
      return <ButtonLink to={paths.analysis(target.analysisId)}>See How</ButtonLink>;
    case 'upload':
      return <WayToUpload />;
    case 'mobility-check':
      return <ButtonLink to={paths.mobilityCheck}>Check Your Mobility</ButtonLink>;
    case 'shots':
      return <ButtonLink to={shotPaths.shots}>Add Your Shots</ButtonLink>;
    case 'none':
      return <p className="text-muted">The swing that this step comes from is deleted.</p>;
  }
}

/** Leads to the upload form only where it takes a video today, else to the plans or to the day from which it does. */
function WayToUpload() {
  const { videoUploadsUsed } = useUser();
  const { uploads } = usePlan();
  const { data: status } = useQuery(uploadStatusQuery);
  if (limitReached(videoUploadsUsed, uploads) || status?.isFreeLimitReached) {
    return (
      <>
        <p className="text-muted">Another video needs Premium.</p>
        <ButtonLink to={paths.plans}>See Premium</ButtonLink>
      </>
    );
  }
  const opens = status ? whenUploadOpens(status) : 'now';
  if (opens !== 'now') {
    const text = opens === 'midnight' ? dayIsFull : 'You can upload again from Sunday at midnight (CT).';
    return <p className="text-muted">{text}</p>;
  }
  return <ButtonLink to={paths.upload()}>Film a Swing</ButtonLink>;
}

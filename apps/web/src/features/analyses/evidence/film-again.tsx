import { useQuery } from '@tanstack/react-query';
import type { SwingAnalysis, User } from '@trueswing/contracts';
import { limitReached, planOf } from '@trueswing/domain';
import { howToFilm, type NextVideo } from '@trueswing/swing';
import { Video } from 'lucide-react';
import { use } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { dayIsFull, weekIsFull, whenUploadOpens } from '../../../shared/when-upload-opens.ts';

export const filmActions: Readonly<Record<NextVideo, string>> = {
  'face-on': 'Film from the front',
  'down-the-line': 'Film from behind too',
  better: 'Film it again',
  'next-swing': 'Film your next swing',
  'slow-motion': 'Film in slow motion',
};

/** Whether the upload form would refuse this video: the free upload is used, or the plan has no video from behind. */
export function needsPremium({ isPremium, videoUploadsUsed }: User, video: NextVideo): boolean {
  const plan = planOf(isPremium);
  return limitReached(videoUploadsUsed, plan.uploads) || (video === 'down-the-line' && !plan.downTheLine);
}

interface FilmAgainProps {
  video: NextVideo;
  analysis: Pick<SwingAnalysis, 'userId' | 'clubSelection'>;
}

/** Advice for the video that helps. The golfer whose swing it is also gets the way to upload it, and no other reader. */
export function FilmAgain({ video, analysis: { userId, clubSelection } }: FilmAgainProps) {
  const reader = use(UserContext);
  return (
    <div className="flex flex-col gap-3">
      <p>{howToFilm[video]}</p>
      {reader?.id === userId && <WayToUpload user={reader} video={video} club={clubSelection} />}
    </div>
  );
}

interface WayToUploadProps {
  user: User;
  video: NextVideo;
  club: SwingAnalysis['clubSelection'];
}

/** Leads to the upload form only where it takes this video, else to the plans or to the day from which it does. */
function WayToUpload({ user, video, club }: WayToUploadProps) {
  const { data: status } = useQuery(uploadStatusQuery);
  if (needsPremium(user, video) || status?.isFreeLimitReached) {
    return (
      <>
        <p className="font-semibold">
          A second video needs Premium. Then you film each club every week, from the front and from behind.
        </p>
        <ButtonLink to={paths.plans}>See Premium</ButtonLink>
      </>
    );
  }
  const opens = status ? whenUploadOpens(status, [club]) : 'now';
  if (opens !== 'now') return <p className="font-semibold">{opens === 'midnight' ? dayIsFull : weekIsFull}</p>;
  return (
    <ButtonLink to={paths.upload(club)}>
      <Video aria-hidden className="size-5" />
      {filmActions[video]}
    </ButtonLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { UploadClub, UploadStatus, User } from '@trueswing/contracts';
import { CircleCheck, Video } from 'lucide-react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { canRecord } from '../../shared/can-record.ts';
import { paths } from '../../shared/paths.ts';
import { RecordLink } from '../../shared/record-link.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { dayIsFull } from '../../shared/when-upload-opens.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The uploads that the plan still allows; on the home screen and above the analyses. */
export default function VideoUploadsSection() {
  const user = useUser();
  const { data: status, error, refetch } = useQuery(uploadStatusQuery);
  return (
    <Card title="Video Uploads">
      {error && !status && (
        <LoadError
          error={error}
          fallback="We could not load your uploads. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {status && (status.isPremium ? <PremiumUploads status={status} /> : <FreeUpload status={status} />)}
      {!status && !error && (
        <div className="flex flex-col gap-3">
          <Skeleton className={heightFor(user)} />
          {canRecord() && <Skeleton className="h-12" />}
        </div>
      )}
    </Card>
  );
}

/** The height of the most likely content. */
const heightFor = ({ isPremium, videoUploadsUsed }: User): string =>
  isPremium ? 'h-49' : videoUploadsUsed > 0 ? 'h-35' : 'h-20';

function FreeUpload({ status }: { status: UploadStatus }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="-mt-1 text-muted">{status.isFreeLimitReached ? 1 : 0}/1 videos used</p>
      {status.isFreeLimitReached ? (
        <>
          <Button disabled>Limit Reached</Button>
          <ButtonLink to={paths.plans} kind="outline">
            Upgrade for Weekly Uploads
          </ButtonLink>
        </>
      ) : status.canUploadDriver ? (
        <ButtonLink to={paths.upload()}>
          <Video aria-hidden className="size-5" /> Upload Swing Video
        </ButtonLink>
      ) : (
        <DayIsFull />
      )}
      <RecordLink />
    </div>
  );
}

const DayIsFull = () => <p className="font-semibold">{dayIsFull}</p>;

function PremiumUploads({ status }: { status: UploadStatus }) {
  const clubs: { club: UploadClub; label: string; isUploaded: boolean; isOpen: boolean }[] = [
    { club: 'driver', label: 'Driver', isUploaded: status.weeklyDriverUploaded, isOpen: status.canUploadDriver },
    { club: '7-iron', label: '7-Iron', isUploaded: status.weeklySevenIronUploaded, isOpen: status.canUploadSevenIron },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        {clubs.map(({ club, label, isUploaded, isOpen }) => (
          <div key={club} className="flex flex-col gap-2 rounded-xl border border-line p-3">
            <h3 className="flex items-center gap-2 text-base">
              {label} {isUploaded && <CircleCheck aria-hidden className="size-5 text-fairway" />}
            </h3>
            <p className="text-sm text-muted">{isUploaded ? 'Uploaded ✓' : 'Available'}</p>
            {isOpen ? (
              <ButtonLink to={paths.upload(club)} className="px-2!">
                Upload Now
              </ButtonLink>
            ) : (
              <Button kind="outline" disabled className="px-2!">
                {isUploaded ? 'Completed' : 'Upload Now'}
              </Button>
            )}
          </div>
        ))}
      </div>
      {clubs.some(({ isUploaded, isOpen }) => !isUploaded && !isOpen) && <DayIsFull />}
      <RecordLink />
      <p className="text-sm text-muted">Weekly uploads reset every Sunday at midnight (CT).</p>
    </div>
  );
}

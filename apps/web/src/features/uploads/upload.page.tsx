import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../api/http-client.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNote, Waiting } from '../../ui/feedback.tsx';
import { UploadSwing } from './upload-swing.tsx';
import { uploadStatusQuery } from './uploads.queries.ts';

export default function UploadPage() {
  const { data: status, error } = useQuery({ ...uploadStatusQuery, refetchOnWindowFocus: false });
  if (error) return <ErrorNote>{sentenceOf(error, 'We could not load your uploads. Please try again.')}</ErrorNote>;
  if (!status) return <Waiting text="Loading..." />;
  const isWeekFull = status.isPremium && !status.canUploadDriver && !status.canUploadSevenIron;
  if (status.isFreeLimitReached || isWeekFull) return <UploadGate isPremium={status.isPremium} />;
  return <UploadSwing status={status} />;
}

function UploadGate({ isPremium }: { isPremium: boolean }) {
  return (
    <Card className="mt-2 flex flex-col gap-4">
      <h1 className="text-2xl">Upload Limit Reached</h1>
      <p>
        {isPremium
          ? 'Weekly Upload Limit Reached. Your uploads reset every Sunday at midnight (CT).'
          : "You've used your free video upload. Upgrade to premium for weekly uploads."}
      </p>
      {!isPremium && <ButtonLink to={paths.profile}>Upgrade Now</ButtonLink>}
      <ButtonLink to={paths.home} kind="outline">
        Return to Dashboard
      </ButtonLink>
    </Card>
  );
}

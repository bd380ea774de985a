import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { dayIsFull } from '../../shared/when-upload-opens.ts';
import { Card } from '../../ui/card.tsx';
import { newestSwingQuery } from './newest-swing.queries.ts';

const gates = {
  premium: {
    title: 'Upload Limit Reached',
    text: "You've used your free video upload. Upgrade to premium for weekly uploads.",
  },
  sunday: {
    title: 'Weekly Upload Limit Reached',
    text: 'You have uploaded both clubs this week. The next uploads open on Sunday at midnight (CT).',
  },
  midnight: { title: 'Daily Upload Limit Reached', text: dayIsFull },
};

/** Shown instead of the form while no upload is open. What was uploaded, also just before a reload, is one tap away. */
export function UploadGate({ opens }: { opens: keyof typeof gates }) {
  const { data: newestId } = useQuery(newestSwingQuery);
  return (
    <Card className="mt-2 flex flex-col gap-4">
      <h1 className="text-2xl">{gates[opens].title}</h1>
      <p>{gates[opens].text}</p>
      {opens === 'premium' && <ButtonLink to={paths.plans}>Upgrade Now</ButtonLink>}
      {/* The loading screen shows how far an analysis is, and goes on to a finished one. */}
      <ButtonLink to={newestId ? paths.analysisLoading(newestId) : paths.analyses} kind="outline">
        See Your Analysis
      </ButtonLink>
      <ButtonLink to={paths.home} kind="outline">
        Return to Dashboard
      </ButtonLink>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api/http-client.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clientConfigQuery } from '../accounts/accounts.queries.ts';

/** Offered where the server has samples (in development): takes the sample's file as if it had been chosen. */
export function SampleSwing({ onChoose }: { onChoose(file: File): void }) {
  const { data: config } = useQuery(clientConfigQuery);
  const [isLoading, setIsLoading] = useState(false);
  const showToast = useToast();
  const sample = config?.sampleSwings.find(({ view }) => view === 'face-on');
  if (!sample) return null;
  const take = async () => {
    setIsLoading(true);
    try {
      const blob = await (await send(sample.url)).blob();
      onChoose(new File([blob], 'sample-face-on.mp4', { type: 'video/mp4' }));
      showToast({ title: 'Video Added', text: 'A synthetic demo golfer, face-on.' });
    } catch {
      showToast({ title: 'Error', text: 'The sample could not be loaded. Please try again.', kind: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button kind="quiet" disabled={isLoading} onClick={take}>
      {isLoading ? 'Loading the sample...' : 'Try a sample swing'}
    </Button>
  );
}

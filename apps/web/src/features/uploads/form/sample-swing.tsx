import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../../../shared/api/http-client.ts';
import { clientConfigQuery } from '../../../shared/session/client-config.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { type ChosenVideo, chooseVideo } from '../video/choose-video.ts';

interface SampleSwingProps {
  /** Whether to load the down-the-line sample too. */
  hasBothViews: boolean;
  onChoose(field: 'faceOn' | 'downTheLine', video: ChosenVideo): void;
}

/** Loads the server's sample videos as if they had been chosen. Only offered if there are samples, in development. */
export function SampleSwing({ hasBothViews, onChoose }: SampleSwingProps) {
  const { data: config } = useQuery(clientConfigQuery);
  const [isLoading, setIsLoading] = useState(false);
  const showToast = useToast();
  const urlOf = (wanted: 'face-on' | 'down-the-line') =>
    config?.sampleSwings.find(({ view }) => view === wanted)?.url ?? null;
  const faceOnUrl = urlOf('face-on');
  const downTheLineUrl = hasBothViews ? urlOf('down-the-line') : null;
  if (!faceOnUrl) return null;
  const take = async () => {
    setIsLoading(true);
    try {
      const faceOn = await fetchVideo(faceOnUrl, 'sample-face-on.mp4');
      const downTheLine = downTheLineUrl && (await fetchVideo(downTheLineUrl, 'sample-down-the-line.mp4'));
      onChoose('faceOn', faceOn);
      if (downTheLine) onChoose('downTheLine', downTheLine);
      showToast({ title: 'Video Added', text: 'A synthetic demo golfer.' });
    } catch {
      showToast({ title: 'Error', text: 'The sample could not be loaded. Please try again.', kind: 'destructive' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button kind="quiet" isBusy={isLoading} onClick={take}>
      {isLoading ? 'Loading the sample...' : 'Try a sample swing'}
    </Button>
  );
}

async function fetchVideo(url: string, name: string): Promise<ChosenVideo> {
  const file = new File([await fetchFile(url)], name, { type: 'video/mp4' });
  const { problem, video } = await chooseVideo(file);
  if (!video) throw new Error(problem.message);
  return video;
}

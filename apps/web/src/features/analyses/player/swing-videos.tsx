import type { SwingAnalysis, ViewAnalysis } from '@trueswing/contracts';
import { Tabs } from 'radix-ui';
import { SwingPlayer } from './swing-player.tsx';

interface SwingVideosProps {
  analysis: SwingAnalysis;
  faceOn: ViewAnalysis;
  downTheLine: ViewAnalysis | null;
}

/** The video, or two tabs with both views. */
export function SwingVideos({ analysis, faceOn, downTheLine }: SwingVideosProps) {
  const faceOnPlayer = analysis.faceOnVideoUrl && (
    <SwingPlayer
      label="Face-on video"
      slot="face-on"
      videoUrl={analysis.faceOnVideoUrl}
      posterUrl={analysis.faceOnPosterUrl}
      landmarksUrl={analysis.faceOnLandmarksUrl}
      keyFrameUrls={analysis.faceOnKeyFrameUrls}
      view={faceOn}
    />
  );
  const downTheLinePlayer = analysis.downTheLineVideoUrl && downTheLine && (
    <SwingPlayer
      label="Down-the-line video"
      slot="down-the-line"
      videoUrl={analysis.downTheLineVideoUrl}
      posterUrl={analysis.downTheLinePosterUrl}
      landmarksUrl={analysis.downTheLineLandmarksUrl}
      keyFrameUrls={analysis.downTheLineKeyFrameUrls}
      view={downTheLine}
    />
  );
  if (!faceOnPlayer || !downTheLinePlayer) return faceOnPlayer || downTheLinePlayer || null;
  const trigger =
    'min-h-12 grow border-b-4 border-transparent font-semibold text-on-night/80 data-[state=active]:border-flag data-[state=active]:text-on-night';
  return (
    <Tabs.Root defaultValue="face-on">
      <Tabs.List aria-label="Camera view" className="-mx-4 flex bg-night">
        <Tabs.Trigger value="face-on" className={trigger}>
          Face-on
        </Tabs.Trigger>
        <Tabs.Trigger value="down-the-line" className={trigger}>
          Down-the-line
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="face-on">{faceOnPlayer}</Tabs.Content>
      <Tabs.Content value="down-the-line">{downTheLinePlayer}</Tabs.Content>
    </Tabs.Root>
  );
}

import type { UploadStatus, VideoView } from '@trueswing/contracts';
import { planOf } from '@trueswing/domain';
import { dayIsFull, whenUploadOpens } from '../../../shared/when-upload-opens.ts';

/** Way of a recorded swing to its analysis: `plans` and `upload` lead there first, `later` has no way today. */
type WayToAnalysis = { readonly kind: 'open' } | { readonly kind: 'plans' | 'upload' | 'later'; readonly text: string };

/** Finds what stands between a recorded swing and the upload form. `status` is missing until it is loaded. */
export function findWay(status: UploadStatus | undefined, view: VideoView, isUploading: boolean): WayToAnalysis {
  if (isUploading)
    return { kind: 'upload', text: 'Another swing is on its way. Analyze this one when it has arrived.' };
  if (!status) return { kind: 'open' };
  if (status.isFreeLimitReached) {
    return {
      kind: 'plans',
      text: 'Your free upload is used. Premium takes a new video of each club every week.',
    };
  }
  if (!planOf(status.isPremium).downTheLine && view === 'down-the-line') {
    return { kind: 'plans', text: 'A down-the-line swing needs Premium. Your free upload takes a face-on swing.' };
  }
  switch (whenUploadOpens(status)) {
    case 'now':
      return { kind: 'open' };
    case 'midnight':
      return { kind: 'later', text: dayIsFull };
    case 'sunday':
      return { kind: 'later', text: 'You can upload your next swing from Sunday at midnight (CT).' };
  }
}

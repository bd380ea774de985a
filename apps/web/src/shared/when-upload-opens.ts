import type { UploadClub, UploadStatus } from '@trueswing/contracts';
import { maxAnalysesPerDay } from '@trueswing/domain';

const clubs: readonly UploadClub[] = ['driver', '7-iron'];

/**
 * When the next upload opens, with one of the given clubs: `midnight` after the last analysis of a day, as failed ones return their
 * upload and still count, and `sunday` once all of them have this week's. A used free upload is not looked at.
 */
export function whenUploadOpens(
  status: UploadStatus,
  ofClubs: readonly UploadClub[] = clubs,
): 'now' | 'midnight' | 'sunday' {
  if (ofClubs.some((club) => (club === 'driver' ? status.canUploadDriver : status.canUploadSevenIron))) return 'now';
  const isUploaded = (club: UploadClub) =>
    club === 'driver' ? status.weeklyDriverUploaded : status.weeklySevenIronUploaded;
  return ofClubs.every(isUploaded) ? 'sunday' : 'midnight';
}

/** When a club that has this week's upload takes the next one. */
export const weekIsFull = 'You can upload this club again from Sunday at midnight (CT).';

/** Why uploads that are left cannot be used today. */
export const dayIsFull = `${maxAnalysesPerDay} analyses a day are done. Upload again after midnight (CT).`;

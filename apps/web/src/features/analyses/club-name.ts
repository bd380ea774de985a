import type { UploadClub } from '@trueswing/contracts';

export const clubName = (club: UploadClub): string => (club === 'driver' ? 'Driver' : '7-Iron');

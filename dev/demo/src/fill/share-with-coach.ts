import { shareRoutes, swingRoutes } from '@trueswing/contracts';
import type { GolferGateway } from './open-gateway.ts';

/** Moments of the rendered swings, in seconds of the video. */
const comments = [
  { timeS: 0.6, text: 'Good setup. Keep your weight in the middle of your feet, as you have it here.' },
  { timeS: 1.4, text: 'Finish this turn before you come down. Your front shoulder can still go under your chin.' },
] as const;

/** Shares the newest analysis by a link, through which the coach comments on two moments of it. */
export async function shareWithCoach(
  gateway: GolferGateway,
  { coach, golferName }: { coach: string; golferName: string },
): Promise<void> {
  const [newest] = await gateway.call(swingRoutes.listSwings, { params: { userId: 'me' } });
  if (!newest) throw new Error('there is no swing to share');
  const { token } = await gateway.call(shareRoutes.createShare, { params: { id: newest.id }, body: { golferName } });
  for (const comment of comments) {
    const body = { name: coach, view: 'face-on' as const, ...comment };
    await gateway.call(shareRoutes.writeComment, { params: { token }, body });
  }
}

import type { ListedSwing } from '@trueswing/contracts';
import { latestPictureRatio, latestShown } from '../features/analyses/list/latest-shown.ts';
import { listedPicturesOf, placeListedPicture } from '../features/analyses/list/place-listed-picture.ts';
import { keepEarlyAnswer } from '../shared/api/early-answers.ts';

const timeoutMs = 20_000;
/** The call with which home begins (pages.ts). */
const url = '/api/swing-analyses/user/me';

/**
 * Shows the picture of the latest analysis on home, where its card will have it, before the client has arrived. Nothing of the answer is
 * validated: without the schemas of the contracts this arrives early, and the client validates.
 */
async function showHomePicture(): Promise<void> {
  const stage = document.querySelector('#first-paint [data-stage]');
  if (!stage) return;
  const answer = fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
  keepEarlyAnswer(url, answer);
  const arrived = await answer;
  const swing = arrived.ok ? latestShown((await arrived.clone().json()) as ListedSwing[]) : undefined;
  const [src] = swing ? listedPicturesOf(swing) : [];
  if (!swing || !src) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = src;
  picture.alt = '';
  const style = placeListedPicture(swing, latestPictureRatio);
  // The classes of listed-picture.tsx.
  picture.className = style ? 'absolute max-w-none' : 'size-full object-cover object-[50%_58%]';
  Object.assign(picture.style, style);
  await picture.decode();
  stage.replaceChildren(picture);
}

// The client shows whatever is wrong.
globalThis.openingPicture = showHomePicture().catch(() => undefined);

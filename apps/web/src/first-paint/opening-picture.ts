import { boxInPicture, placeVideo } from '@trueswing/domain';
import { keepEarlyAnswer } from '../shared/api/early-answers.ts';
import { coveredByControls } from './covered-by-controls.ts';
import { type OpeningPicture, readOpeningPicture } from './read-opening-picture.ts';

declare global {
  /** Resolves when the page shows the picture, or has none. start.js waits for it. */
  var openingPicture: Promise<void> | undefined;
}

const timeoutMs = 20_000;

/**
 * Shows the picture with which the player of an analysis opens, where it will be, before the client has arrived. The page itself cannot
 * contain it: it is the same for all golfers.
 */
async function showOpeningPicture(): Promise<void> {
  const url = `/api${location.pathname.replace('analysis', 'swing-analyses')}`;
  const stage = document.querySelector('#first-paint [data-arriving]');
  if (!stage || location.search !== '') return;
  const answer = fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
  keepEarlyAnswer(url, answer);
  const arrived = await answer;
  const opening = arrived.ok ? readOpeningPicture(await arrived.clone().json()) : null;
  if (!opening) return;
  const picture = place(opening, stage);
  // start.js keeps a first paint with a picture until the player has its own: one that does not load never gets there.
  await picture.decode();
  stage.replaceChildren(picture);
}

function place({ pictureUrl, box, hasTwoVideos, ...video }: OpeningPicture, stage: Element): HTMLImageElement {
  const { width: widthPx, height: heightPx } = stage.getBoundingClientRect();
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const covered = coveredByControls(remPx, hasTwoVideos);
  const { x, y, scale } = placeVideo({ widthPx, heightPx }, video, boxInPicture(box, video), covered);
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = pictureUrl;
  picture.alt = '';
  Object.assign(picture.style, {
    position: 'absolute',
    maxWidth: 'none',
    left: `${x}px`,
    top: `${y}px`,
    width: `${video.widthPx * scale}px`,
    height: `${video.heightPx * scale}px`,
  });
  return picture;
}

// The client shows whatever is wrong.
globalThis.openingPicture = showOpeningPicture().catch(() => undefined);

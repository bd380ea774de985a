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
  const stage = document.querySelector('#first-paint [data-stage]');
  // A link to another moment opens with its picture.
  if (!stage || location.search !== '') return;
  const answer = fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
  keepEarlyAnswer(url, answer);
  const arrived = await answer;
  const opening = arrived.ok ? readOpeningPicture(await arrived.clone().json()) : null;
  if (!opening) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = opening.pictureUrl;
  picture.alt = '';
  // start.js keeps a first paint with a picture until the player has its own: one that does not load never gets there.
  await picture.decode();
  const controls = document.createElement('div');
  controls.className = 'absolute inset-x-0 bottom-0 bg-night';
  const place = () => placeOnStage(stage, { picture, controls, opening });
  place();
  // The first paint is removed as a whole.
  addEventListener('resize', () => stage.isConnected && place());
  stage.replaceChildren(picture, controls);
}

interface Shown {
  picture: HTMLImageElement;
  /** Stands where the controls will cover the picture. */
  controls: HTMLElement;
  opening: OpeningPicture;
}

function placeOnStage(stage: Element, { picture, controls, opening: { box, hasTwoVideos, ...video } }: Shown): void {
  const { width: widthPx, height: heightPx } = stage.getBoundingClientRect();
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const covered = coveredByControls(remPx, hasTwoVideos);
  const { x, y, scale } = placeVideo({ widthPx, heightPx }, video, boxInPicture(box, video), covered);
  Object.assign(picture.style, {
    position: 'absolute',
    maxWidth: 'none',
    left: `${x}px`,
    top: `${y}px`,
    width: `${video.widthPx * scale}px`,
    height: `${video.heightPx * scale}px`,
  });
  controls.style.height = `${covered.belowPx}px`;
}

// The client shows whatever is wrong.
globalThis.openingPicture = showOpeningPicture().catch(() => undefined);

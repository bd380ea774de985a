import type { SwingAnalysis } from '@trueswing/contracts';
import { boxInPicture, type CoveredStage, placeVideo, type VideoSize } from '@trueswing/domain';

/** In `rem`: the controls below the video, the choice of videos in its corner, and the button in the other one, with their margins. */
const controls = { heightRem: 6.76, choiceRem: 6.47, buttonRem: 2.75 };
const marginPx = 10;
/** As long as the client waits for a call. */
const timeoutMs = 20_000;
/** The client takes the answer sooner. Later another session may have begun. */
const validMs = 10_000;

/**
 * Shows the picture of an analysis in the first paint, where the player will have it: the client comes later than the call that the
 * page has begun, and gets its answer. An analysis without a picture, or of which only the landmarks say where the
 * golfer stands, keeps its placeholder, and so does a link to another moment. What the server refuses shows nothing.
 */
export async function fillAnalysis(stage: HTMLElement): Promise<void> {
  const url = `/api/swing-analyses/${location.pathname.split('/')[2]}`;
  const call = fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
  handOver(url, call);
  const answer = await call;
  if (!answer.ok || location.search) return;
  const analysis = (await answer.clone().json()) as SwingAnalysis;
  const details = analysis.technicalDetails;
  const view = details && 'faceOn' in details ? details.faceOn : null;
  const src = analysis.faceOnKeyFrameUrls?.top;
  if (!src || !view?.golferBox || !view.widthPx || !view.heightPx) return;
  const picture = new Image();
  picture.alt = '';
  picture.src = src;
  // It appears whole, or not at all.
  await picture.decode();
  const size = { widthPx: view.widthPx, heightPx: view.heightPx };
  const { x, y, scale } = placeVideo(
    { widthPx: stage.clientWidth, heightPx: stage.clientHeight },
    size,
    boxInPicture(view.golferBox, size),
    coveredBy(Boolean(analysis.downTheLineVideoUrl)),
  );
  picture.className = 'absolute max-w-none';
  Object.assign(picture.style, { left: `${x}px`, top: `${y}px`, ...inPx(size, scale) });
  const bar = document.createElement('div');
  bar.className = 'absolute inset-x-0 bottom-0 bg-night';
  bar.style.height = `${controls.heightRem}rem`;
  stage.replaceChildren(picture, bar);
}

/** Answers the client's first read of the URL with a call that was begun for it: a second one would wait for the network again. */
function handOver(url: string, call: Promise<Response>): void {
  const { fetch } = globalThis;
  const end = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = (input, init) => {
    if (input !== url || init?.method !== 'GET') return fetch(input, init);
    end();
    return call;
  };
  setTimeout(end, validMs);
}

const inPx = ({ widthPx, heightPx }: VideoSize, scale: number) => ({
  width: `${widthPx * scale}px`,
  height: `${heightPx * scale}px`,
});

function coveredBy(hasTwo: boolean): CoveredStage {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const corner = (widthPx: number) => ({ widthPx, heightPx: widthPx && controls.buttonRem * remPx + marginPx });
  return {
    abovePx: 0,
    belowPx: controls.heightRem * remPx,
    corners: {
      left: corner(hasTwo ? controls.choiceRem * remPx : 0),
      right: corner(controls.buttonRem * remPx + marginPx),
    },
  };
}

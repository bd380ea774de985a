import { apiRoutes, type BallHistory, routeUrl, type SharedSwing } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { weighedNumbers } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { readSwingFor } from '../read/read-swings.ts';
import { listCommentsOfShare } from './comments/comments.repository.ts';
import { toComment } from './comments/to-comment.ts';
import { openShare } from './open-share.ts';

const fileRoutes = {
  video: apiRoutes.readSharedVideo,
  poster: apiRoutes.readSharedPoster,
  landmarks: apiRoutes.readSharedLandmarks,
} as const;

type Details = SharedSwing['analysis']['technicalDetails'];

/**
 * Removes what only the golfer's own corrections use: colors of body and clothes, and how far apart the videos were made. Of the
 * averages of the golfer's other shots, those stay on which the verdict rests.
 */
function withoutReadings(details: Details): Details {
  if (!details || typeof details === 'string' || !('faceOn' in details)) return details;
  const { faceOn, downTheLine, ballHistory } = details;
  return {
    ...details,
    ...(faceOn && { faceOn: strip(faceOn) }),
    ...(downTheLine && { downTheLine: strip(downTheLine) }),
    ...(ballHistory && { ballHistory: weighedOf(ballHistory) }),
  };
}

const weighedOf = (history: BallHistory): BallHistory =>
  Object.fromEntries(Object.entries(history).filter(([name]) => weighedNumbers.some((weighed) => weighed === name)));

function strip<View extends object>(view: View): View {
  const {
    appearance: _1,
    shirtColors: _2,
    recordingsApart: _3,
    networkReading: _4,
    ...rest
  } = view as Record<string, unknown>;
  return rest as View; // all four are optional
}

/**
 * The analysis that a link shows. The answer has nothing of its owner but the name that they gave to the link and how
 * they read lengths, and its files have the URLs of the link.
 * @throws AppError `share-not-found`
 */
export async function readSharedSwing(deps: Pick<Deps, 'db' | 'now' | 'logger'>, token: string): Promise<SharedSwing> {
  const { id, owner, golferName, stature, expiresAt } = await openShare(deps, token);
  const swing = await readSwingFor(deps, owner, {
    file: (kind, view) => routeUrl(fileRoutes[kind], { params: { token, view } }),
    still: (view, event) => routeUrl(apiRoutes.readSharedKeyFrame, { params: { token, view, event } }),
  });
  if (!swing) throw new AppError('share-not-found');
  const { userId: _owner, technicalDetails, ...shown } = swing;
  const analysis = { ...shown, technicalDetails: withoutReadings(technicalDetails) };
  const comments = (await listCommentsOfShare(deps.db, id)).map(toComment);
  return { analysis, golferName, stature, expiresAt: expiresAt.toISOString(), comments };
}

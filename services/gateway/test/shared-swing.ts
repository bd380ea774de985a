import { apiRoutes, routeUrl } from '@trueswing/contracts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** Comment that a coach writes. */
export const exampleComment = { name: 'Coach Kim', text: 'Hold this wrist.', view: 'face-on', timeS: 1.25 };

/** The video, the poster, the landmarks and a still of the face-on view behind a link. */
export const sharedFileUrls = (token: string) => [
  ...(['readSharedVideo', 'readSharedPoster', 'readSharedLandmarks'] as const).map((name) =>
    routeUrl(apiRoutes[name], { params: { token, view: 'face-on' } }),
  ),
  routeUrl(apiRoutes.readSharedKeyFrame, { params: { token, view: 'face-on', event: 'top' } }),
];

/** Creates a link to a finished analysis of the golfer. */
export async function createShare(
  gateway: Pick<TestGateway, 'call'>,
  golfer: Golfer,
  analysisId: string,
  golferName = '',
): Promise<{ shareId: string; shareToken: string; expiresAt: string }> {
  const path = `/api/swing-analyses/${analysisId}/shares`;
  const response = await gateway.call(path, { as: golfer, json: { golferName } });
  if (response.status !== 201) throw new Error(`share: ${response.status} ${await response.text()}`);
  const { id, token, expiresAt } = (await response.json()) as { id: string; token: string; expiresAt: string };
  return { shareId: id, shareToken: token, expiresAt };
}

/** Creates a link to a finished analysis, and a comment that came through it. */
export async function shareWithComment(gateway: Pick<TestGateway, 'call'>, golfer: Golfer, analysisId: string) {
  const { shareId, shareToken } = await createShare(gateway, golfer, analysisId);
  const response = await gateway.call(`/api/shared/${shareToken}/comments`, { json: exampleComment });
  if (response.status !== 201) throw new Error(`comment: ${response.status} ${await response.text()}`);
  return { shareId, shareToken, commentId: ((await response.json()) as { id: string }).id };
}

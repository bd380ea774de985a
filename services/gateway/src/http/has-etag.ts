/**
 * Whether the `If-None-Match` of a request names an entity tag, so that the client has the answer already (RFC 9110, 13.1.2).
 * A proxy that compresses answers marks their tags as weak.
 */
export const hasEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

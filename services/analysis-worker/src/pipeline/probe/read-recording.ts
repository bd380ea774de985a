import { z } from 'zod';

/** When and where a phone filmed, as its file says; null where it does not. */
export interface Recording {
  readonly filmedAt: { readonly by: 'phone' | 'file'; readonly ms: number } | null;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number } | null;
}

const text = z.string().optional().catch(undefined);
/** The tags of a container that say it; ISO 6709 for places. */
export const recordingTags = {
  'com.apple.quicktime.creationdate': text,
  creation_time: text,
  'com.apple.quicktime.location.ISO6709': text,
  location: text,
};
type Tags = { readonly [Name in keyof typeof recordingTags]?: string | undefined };

/** Earlier dates are those of clocks that were never set. */
const earliestMs = Date.UTC(2000, 0, 1);

export function readRecording(tags: Tags): Recording {
  const byPhone = parseDate(tags['com.apple.quicktime.creationdate']);
  const byFile = parseDate(tags.creation_time);
  return {
    filmedAt: byPhone !== null ? { by: 'phone', ms: byPhone } : byFile !== null ? { by: 'file', ms: byFile } : null,
    place: parsePlace(tags['com.apple.quicktime.location.ISO6709'] ?? tags.location),
  };
}

function parseDate(stated: string | undefined): number | null {
  const ms = Date.parse((stated ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')); // phones write +0200
  return ms >= earliestMs ? ms : null;
}

function parsePlace(stated: string | undefined): Recording['place'] {
  const [, latitude, longitude] = /^([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)/.exec(stated ?? '') ?? [];
  return latitude && longitude ? { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) } : null;
}

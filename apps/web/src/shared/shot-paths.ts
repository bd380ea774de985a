/** Screens about imported shots. Not among `paths`, which is part of the first load. */
export const shotPaths = {
  /** Numbers of the ball, by club and month. */
  shots: '/shots',
  /** Shots from a file of a launch monitor. */
  shotImport: '/shots/import',
} as const;

/** Parameter of the import with which the upload form asks for a way back. */
export const shotImportFrom = { name: 'from', upload: 'upload' } as const;

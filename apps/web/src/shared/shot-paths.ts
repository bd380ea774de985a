/** Screens about imported shots. Not among `paths`, which is part of the first load. */
export const shotPaths = {
  /** Numbers of the ball, by club and month. */
  shots: '/shots',
  /** Shots from a file of a launch monitor. */
  shotImport: '/shots/import',
} as const;

/** Parameter of the import that asks for a way back: to the upload form, or to the analysis of this id. */
export const shotImportFrom = { name: 'from', upload: 'upload' } as const;

/** The import for a swing, to which it leads back. */
export const importFor = (analysisId: string): string => `${shotPaths.shotImport}?${shotImportFrom.name}=${analysisId}`;

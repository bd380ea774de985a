// What calibration needs of the recognition of a golfer.
export { settlePose } from '../turns/settle-pose.ts';
export { bodyCropPx } from './body-window.ts';
export { type AppearanceModel, compareAppearances, evidenceOf, evidenceOfLight } from './compare-appearances.ts';
export { type BodyCrop, findBodyCrop } from './find-body-parts.ts';
export { measureDifferences, type PartSpreads } from './measure-differences.ts';
export { readAppearance } from './read-appearance.ts';

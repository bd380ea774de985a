// What calibration needs of the recognition of a golfer.
export { settlePose } from '../../1-track/settle-pose.ts';
export { bodyCropPx } from '../crops/body-window.ts';
export { type BodyCrop, findBodyCrop } from '../crops/find-body-parts.ts';
export { type AppearanceModel, compareAppearances, evidenceOf, evidenceOfLight } from './compare-appearances.ts';
export { measureDifferences, type PartSpreads } from './measure-differences.ts';
export { readAppearance } from './read-appearance.ts';

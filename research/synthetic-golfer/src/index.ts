export { type CameraParameters, placeCamera, standardCamera } from './camera/pinhole-camera.ts';
export { type ClipParameters, standardClip } from './clip/clip-parameters.ts';
export { type ClipTruth, describeTruth } from './clip/describe-truth.ts';
export { renderClip } from './render/render-clip.ts';
export { drawSeason } from './seasons/draw-season.ts';

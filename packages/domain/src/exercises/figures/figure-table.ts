type Hand = 'right' | 'left';
/** Where a band or a cable is fixed, seen from the golfer: `side` is the right one. */
type Anchor = `${'side' | 'left' | 'front' | 'behind'}${'' | '-high' | '-low'}` | 'above' | 'head';
/** The part of the body that the band is fixed to; without one, both hands. */
type Holder = '' | ` ${Hand | 'hips' | 'thigh' | 'ankle'}`;

/** A thing in a figure, and where it is. A thing that lies on the floor is under the named part of the body. */
export type FigureThing =
  | `${'band' | 'cable'} ${Anchor}${Holder}`
  | `band ${'hands' | 'hand-foot' | 'feet-neck' | 'left-foot'}`
  | `mini-band ${'knees' | 'ankles' | 'feet'}`
  | `straps ${'hands' | 'right' | 'feet'}`
  | `club ${'hands' | 'spine' | 'upright' | 'swing' | 'elbows'}`
  | `${'dumbbell' | 'kettlebell' | 'medicine-ball'} ${Hand | 'both' | 'pair' | 'right-up' | 'thrown'}`
  | `barbell ${'hands' | 'shoulders' | 'front' | 'hips' | 'landmine' | 'landmine-right'}`
  | `ball ${'back' | 'belly' | 'seat' | 'feet' | 'calves' | 'hands' | 'left' | 'held' | 'hand-knee'}`
  | `roller ${'back' | 'along' | 'seat' | 'ribs' | 'armpit' | 'left-knee' | 'hands' | 'right-hand'}`
  | `towel ${'hands' | 'knees' | 'left-knee' | 'heels' | 'feet' | 'right-foot' | 'head' | 'head-front' | 'right-elbow' | 'left-elbow' | 'along' | 'ribs' | 'floor'}`
  | `sliders ${'feet' | 'right-foot' | 'right-hand'}`
  | `pad ${'left-foot' | 'elbows'}`
  | `bench ${'seat' | 'back' | 'lying' | 'incline' | 'hands' | 'kneeling' | 'right-foot' | 'left-foot'}`
  | 'step left-foot'
  | `chair ${'seat' | 'reversed' | 'side' | 'side-behind' | 'behind' | 'hands' | 'left-foot'}`
  | `wall ${'front' | 'behind' | Hand}`;

/** A row of a table, whatever its movement is called. */
export type AnyFigureRow = readonly [movement: string, ...things: FigureThing[]];
/** Figures by the id of their exercise. */
export type FigureTable = Readonly<Record<string, AnyFigureRow>>;

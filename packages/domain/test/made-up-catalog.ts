import {
  bodyParts,
  type CatalogExercise,
  equipmentNames,
  type FocusArea,
  focusAreas,
  libraryCategories,
  movementPatterns,
  trainingGoals,
} from '@trueswing/contracts';

const counts: Record<FocusArea, number> = {
  'Core Control & Rotational Strength': 153,
  'Thoracic Spine Mobility': 112,
  'Lower Body Stability & Strength': 79,
  'Pelvic Mobility & Control': 37,
  'Shoulder Mobility & Stability': 13,
  'Postural Integrity': 3,
  'Ankle Mobility & Foot Function': 1,
};
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** A catalog with the counts of the product's, whose entries differ in everything that a plan looks at. */
export const madeUpCatalog: readonly CatalogExercise[] = focusAreas.flatMap((focusArea) =>
  Array.from({ length: counts[focusArea] }, (_, at): CatalogExercise => {
    const sets = 1 + (at % 3);
    return {
      id: `${focusArea.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${at}`,
      name: `${focusArea} ${at}`,
      focusArea,
      libraryCategory: pick(libraryCategories, at + focusArea.length),
      pattern: pick(movementPatterns, at * 7),
      target: 'Rotation of the upper back',
      goals: [pick(trainingGoals, at), pick(trainingGoals, at + 3)],
      description: 'Stand tall and turn.',
      cues: ['Turn slowly and breathe.', 'Keep both feet flat.'],
      muscles: ['Glutes'],
      equipment: at % 4 === 0 ? [pick(equipmentNames, at)] : [],
      variant: { with: 'bodyweight', how: 'Do it without any weight.' },
      difficulty: 1 + (at % 5),
      sets,
      repetitions: 10,
      holdSeconds: null,
      perSide: at % 2 === 0,
      durationSeconds: sets * 60 + (at % 4) * 20,
      isPremium: at % 6 !== 0,
      contraindications: [],
      loads: at % 3 === 0 ? [pick(bodyParts, at)] : [],
      starRating: pick([null, 2, 3, 4, 5], at),
      videoUrl: null,
    };
  }),
);

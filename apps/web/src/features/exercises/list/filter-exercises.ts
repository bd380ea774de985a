import {
  type Equipment,
  type Exercise,
  equipmentNames,
  type FocusArea,
  focusAreas,
  type LibraryCategory,
  type TrainingGoal,
} from '@trueswing/contracts';
import { labelOf } from '../../../shared/exercises/label-of.ts';

/** Search of the library; empty where anything will do. */
export interface LibraryFilters {
  readonly text: string;
  readonly category: 'all' | LibraryCategory;
  readonly fault: '' | TrainingGoal;
  readonly bodyPart: '' | FocusArea;
  readonly equipment: '' | 'none' | Equipment;
}

export const noFilters: LibraryFilters = { text: '', category: 'all', fault: '', bodyPart: '', equipment: '' };

/** Faults of a swing by what an exercise improves. */
const faults: Readonly<Record<TrainingGoal, string>> = {
  'shoulder-turn': 'Short shoulder turn',
  'hip-rotation': 'Short hip turn',
  'x-factor': 'Little separation',
  posture: 'Loss of posture',
  'steady-head': 'Moving head',
  'weight-shift': 'Sway or slide',
  balance: 'Unsteady finish',
  'club-speed': 'Low club speed',
};
const bodyPartOf: Readonly<Record<FocusArea, string>> = {
  'Core Control & Rotational Strength': 'Core',
  'Thoracic Spine Mobility': 'Upper back',
  'Lower Body Stability & Strength': 'Legs',
  'Pelvic Mobility & Control': 'Hips',
  'Shoulder Mobility & Stability': 'Shoulders',
  'Postural Integrity': 'Posture',
  'Ankle Mobility & Foot Function': 'Ankles and feet',
};

/** Choices of each list, with their labels. */
export const filterChoices = {
  fault: Object.entries(faults),
  bodyPart: focusAreas.map((area) => [area, bodyPartOf[area]] as const),
  equipment: [['none', 'Just your body'] as const, ...equipmentNames.map((name) => [name, labelOf(name)] as const)],
} as const;

/** The exercises that match all filters, in their order. The text is looked for in names and descriptions, in any case. */
export function filterExercises(exercises: readonly Exercise[], filters: LibraryFilters): Exercise[] {
  const { category, fault, bodyPart, equipment } = filters;
  const wanted = filters.text.trim().toLowerCase();
  const contains = (value: string) => value.toLowerCase().includes(wanted);
  const isUsed = (used: readonly Equipment[]) =>
    equipment === 'none' ? used.length === 0 : used.some((each) => each === equipment);
  return exercises.filter(
    (exercise) =>
      (category === 'all' || category === exercise.libraryCategory) &&
      (fault === '' || exercise.goals.includes(fault)) &&
      (bodyPart === '' || exercise.category === bodyPart) &&
      (equipment === '' || isUsed(exercise.equipment)) &&
      (contains(exercise.name) || contains(exercise.description)),
  );
}

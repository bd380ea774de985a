import { type CatalogExercise, type FocusArea, focusAreas } from '@trueswing/contracts';

/** Content that a cell may hold: text, a number, or nothing. */
export type Cell = string | number | null;

/** The sheet with the counts, and its row with the version of the exercises. */
export const summarySheet = { name: 'Summary', version: 'Version' } as const;

/** Name of the sheet of each category; a spreadsheet allows 31 letters. */
export const sheetNames = {
  'Core Control & Rotational Strength': 'Core Control & Rotation',
  'Thoracic Spine Mobility': 'Thoracic Spine Mobility',
  'Lower Body Stability & Strength': 'Lower Body Stability & Strength',
  'Pelvic Mobility & Control': 'Pelvic Mobility & Control',
  'Shoulder Mobility & Stability': 'Shoulder Mobility & Stability',
  'Postural Integrity': 'Postural Integrity',
  'Ankle Mobility & Foot Function': 'Ankle Mobility & Foot Function',
} as const satisfies Record<FocusArea, string>;

export const areaOfSheet = (sheet: string): FocusArea | undefined =>
  focusAreas.find((area) => sheetNames[area].toLowerCase() === sheet.trim().toLowerCase());

interface SheetColumn {
  readonly header: string;
  /** In letters. */
  readonly width: number;
  /** The field of the catalog that it is a part of. */
  readonly field: keyof CatalogExercise;
  readonly of: (exercise: CatalogExercise) => Cell;
}

const text = (
  header: string,
  field: 'id' | 'name' | 'description' | 'target' | 'libraryCategory' | 'pattern',
  width = 24,
) => ({ header, width, field, of: (exercise) => exercise[field] }) as const satisfies SheetColumn;
const number = (
  header: string,
  field: 'difficulty' | 'sets' | 'repetitions' | 'holdSeconds' | 'durationSeconds' | 'starRating',
) => ({ header, width: 10, field, of: (exercise) => exercise[field] }) as const satisfies SheetColumn;
const yesOrNo = (header: string, field: 'perSide' | 'isPremium') =>
  ({ header, width: 10, field, of: (exercise) => (exercise[field] ? 'yes' : 'no') }) as const satisfies SheetColumn;
const list = (header: string, field: 'goals' | 'muscles' | 'equipment' | 'loads') =>
  ({ header, width: 28, field, of: (exercise) => exercise[field].join(', ') || null }) as const satisfies SheetColumn;
const nth = (header: string, field: 'cues' | 'contraindications', at: number) =>
  ({ header, width: 40, field, of: (exercise) => exercise[field][at] ?? null }) as const satisfies SheetColumn;

/** The columns of a category's sheet, in their order. `toEntry` reads them back. */
export const sheetColumns: readonly SheetColumn[] = [
  text('Id', 'id'),
  text('Name', 'name'),
  text('Description', 'description', 60),
  nth('Cue 1', 'cues', 0),
  nth('Cue 2', 'cues', 1),
  nth('Cue 3', 'cues', 2),
  text('Target', 'target'),
  list('Muscles', 'muscles'),
  list('Goals', 'goals'),
  text('Library category', 'libraryCategory', 16),
  text('Movement', 'pattern', 20),
  list('Equipment', 'equipment'),
  { header: 'Variant with', width: 16, field: 'variant', of: ({ variant }) => variant?.with ?? null },
  { header: 'Variant', width: 40, field: 'variant', of: ({ variant }) => variant?.how ?? null },
  number('Difficulty', 'difficulty'),
  number('Sets', 'sets'),
  number('Repetitions', 'repetitions'),
  number('Hold seconds', 'holdSeconds'),
  yesOrNo('Per side', 'perSide'),
  number('Duration seconds', 'durationSeconds'),
  yesOrNo('Premium', 'isPremium'),
  nth('Warning 1', 'contraindications', 0),
  nth('Warning 2', 'contraindications', 1),
  nth('Warning 3', 'contraindications', 2),
  list('Loads', 'loads'),
  number('Star rating', 'starRating'),
  { header: 'Video URL', width: 44, field: 'videoUrl', of: ({ videoUrl }) => videoUrl },
];

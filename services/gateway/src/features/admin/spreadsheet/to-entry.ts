import type { FocusArea } from '@trueswing/contracts';
import type { Cell } from './sheet-columns.ts';

/**
 * The cells of a row, by header, as an entry of the catalog that is still to be validated. A new exercise may come without an
 * id, which follows from its name.
 */
export function toEntry(cells: ReadonlyMap<string, Cell>, focusArea: FocusArea): Record<string, unknown> {
  const cell = (header: string): Cell => cells.get(header) ?? null;
  const list = (header: string) =>
    String(cell(header) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const filled = (...headers: string[]) => headers.map(cell).filter((one) => one !== null);
  const name = cell('Name');
  const [variantWith, how] = [cell('Variant with'), cell('Variant')];
  return {
    id: cell('Id') ?? slugOf(String(name ?? '')),
    name,
    focusArea,
    libraryCategory: cell('Library category'),
    pattern: cell('Movement'),
    target: cell('Target'),
    goals: list('Goals'),
    description: cell('Description'),
    cues: filled('Cue 1', 'Cue 2', 'Cue 3'),
    muscles: list('Muscles'),
    equipment: list('Equipment'),
    variant: variantWith === null && how === null ? null : { with: variantWith, how },
    difficulty: cell('Difficulty'),
    sets: cell('Sets'),
    repetitions: cell('Repetitions'),
    holdSeconds: cell('Hold seconds'),
    perSide: yesOrNo(cell('Per side')),
    durationSeconds: cell('Duration seconds'),
    isPremium: yesOrNo(cell('Premium')),
    contraindications: filled('Warning 1', 'Warning 2', 'Warning 3'),
    loads: list('Loads'),
    starRating: cell('Star rating'),
    videoUrl: cell('Video URL'),
  };
}

/** In capitals too. Anything else stays as it is, so that validation reports it. */
const yesOrNo = (cell: Cell): unknown => {
  const answer = String(cell).toLowerCase();
  return answer === 'yes' ? true : answer === 'no' ? false : cell;
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

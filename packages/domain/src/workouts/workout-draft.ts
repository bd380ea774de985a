import { type CatalogExercise, type FocusArea, type WorkoutStage, workoutStages } from '@trueswing/contracts';
import type { Deficit } from '../needs/deficit.ts';
import type { HelpedByArea } from '../needs/name-helped.ts';
import { type Candidate, toWorkoutItem, type WorkoutItem } from './list-candidates.ts';
import { type PlannedExercise, toPlannedExercise } from './planned-exercise.ts';

interface DraftItem extends WorkoutItem {
  /** Set where the exercise stays from an earlier plan of the day. */
  readonly kept?: PlannedExercise;
}

interface Facts {
  readonly deficits: readonly Deficit[];
  readonly focusAreas: readonly FocusArea[];
  readonly helpedByArea: HelpedByArea;
  readonly catalog: readonly CatalogExercise[];
  readonly kept: readonly PlannedExercise[];
}

/** Scores of the deficits, by rank: two readings of one swing, whose weights differ a little, give the same plan. */
const worthByRank: readonly number[] = [2.7, 2.1, 1.5];

/** A workout while its exercises are chosen. */
export class WorkoutDraft {
  readonly #items: DraftItem[];
  readonly #candidates: readonly Candidate[];
  readonly #facts: Facts;

  constructor(candidates: readonly Candidate[], facts: Facts) {
    this.#candidates = candidates;
    this.#facts = facts;
    this.#items = facts.kept.flatMap((kept) => {
      const exercise = facts.catalog.find(({ id }) => id === kept.id);
      if (!exercise) return [];
      return [{ ...toWorkoutItem(exercise, { fewerSets: 0 }), seconds: kept.durationSeconds, kept }];
    });
  }

  get seconds(): number {
    return this.#items.reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Whether all of its exercises are those that stay. */
  get isDone(): boolean {
    return this.#items.every(({ kept }) => kept !== undefined);
  }

  secondsOf(stage: WorkoutStage): number {
    return this.#items.reduce((sum, item) => sum + (item.stage === stage ? item.seconds : 0), 0);
  }

  /** Adds the best exercise of a kind, unless there is one; of those that stay only some may count. */
  addIfMissing(
    isMeant: (exercise: CatalogExercise) => boolean,
    most: number,
    counts: (kept: PlannedExercise) => boolean = () => true,
  ): void {
    const isThere = this.#items.some(({ exercise, kept }) => isMeant(exercise) && (!kept || counts(kept)));
    if (!isThere) this.add(({ exercise }) => isMeant(exercise), most);
  }

  /** Adds the best exercise that is meant and leaves the workout within `most` seconds; false if there is none. */
  add(isMeant: (candidate: Candidate) => boolean, most: number): boolean {
    const left = most - this.seconds;
    const taken = new Set(this.#items.map(({ exercise }) => exercise.id));
    const scoreOf = this.#scorer();
    let best: { candidate: Candidate; score: number } | undefined;
    for (const candidate of this.#candidates) {
      if (candidate.seconds > left || taken.has(candidate.exercise.id) || !isMeant(candidate)) continue;
      const score = scoreOf(candidate);
      if (!best || score > best.score) best = { candidate, score };
    }
    if (best) this.#items.push(best.candidate);
    return best !== undefined;
  }

  /**
   * Scores a candidate beside what is chosen: what is for a deficit counts most, then the focus areas, the ones that were
   * served less more than others. Movements differ.
   */
  #scorer(): (candidate: Candidate) => number {
    const chosen = this.#items.map(({ exercise }) => exercise);
    const countOf = (isIt: (exercise: CatalogExercise) => boolean) => chosen.filter(isIt).length;
    const { deficits, focusAreas } = this.#facts;
    const needs = deficits.map(({ goal }, rank) => ({
      goal,
      worth: (worthByRank[rank] ?? 1) / (1 + countOf(({ goals }) => goals.includes(goal))),
    }));
    const areas = new Map(
      focusAreas.map((area) => [area, 2 / (1 + countOf(({ focusArea }) => focusArea === area))] as const),
    );
    const patterns = new Map<string, number>();
    for (const { pattern } of chosen) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
    return ({ exercise, merit }) =>
      needs.reduce((sum, { goal, worth }) => sum + (exercise.goals.includes(goal) ? worth : 0), merit) +
      (areas.get(exercise.focusArea) ?? -1) -
      0.8 * (patterns.get(exercise.pattern) ?? 0);
  }

  toWorkout(): PlannedExercise[] {
    const served = new Map<Deficit, number>();
    const ranked = this.#items
      .map((item) => ({ item, rank: this.#rankOf(item) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
    return ranked.map((item) => {
      if (item.kept) return item.kept;
      const [deficit] = this.#facts.deficits
        .filter(({ goal }) => item.exercise.goals.includes(goal))
        .toSorted((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0));
      if (deficit) served.set(deficit, (served.get(deficit) ?? 0) + 1);
      return toPlannedExercise(item, deficit, this.#facts);
    });
  }

  /**
   * By stage; in a stage by the first deficit that the exercise is for, then those of no deficit by their focus area. What stays
   * is for what it was done for.
   */
  #rankOf({ exercise, stage, kept }: DraftItem): number {
    const { deficits, focusAreas } = this.#facts;
    const byDeficit = deficits.findIndex(({ goal, name }) =>
      kept ? kept.serves?.name === name : exercise.goals.includes(goal),
    );
    const byArea = focusAreas.indexOf(exercise.focusArea);
    const inStage = byDeficit >= 0 ? byDeficit : deficits.length + (byArea >= 0 ? byArea : focusAreas.length);
    return workoutStages.indexOf(stage) * 10 + inStage;
  }
}

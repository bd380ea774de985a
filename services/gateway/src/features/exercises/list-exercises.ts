import type { Exercise } from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { thumbnailUrlOf, videoIdOf } from './youtube.ts';

/** The exercise library. */
export async function listExercises({ catalog, db }: Pick<Deps, 'catalog' | 'db'>): Promise<Exercise[]> {
  const { exercises } = await catalog.current(db);
  return exercises.map((exercise) => {
    const videoId = videoIdOf(exercise.videoUrl);
    const { id, name, description, focusArea: category, isPremium, difficulty, sets, repetitions } = exercise;
    const { holdSeconds, perSide, libraryCategory, pattern, target, equipment, goals, starRating } = exercise;
    return {
      id,
      name,
      description,
      category,
      isPremium,
      difficulty,
      sets,
      repetitions,
      holdSeconds,
      perSide,
      libraryCategory,
      pattern,
      target,
      equipment,
      goals,
      starRating,
      duration: exercise.durationSeconds,
      imageUrl: videoId && thumbnailUrlOf(videoId),
    };
  });
}

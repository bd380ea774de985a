import type { VideoEmbed } from '@trueswing/contracts';
import { formatDuration } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { embedUrlOf, searchUrlOf, thumbnailUrlOf, videoIdOf } from './youtube.ts';

/**
 * Reads how to show the video of an exercise, and what stands beside it. Without a video it leads to a search for the name.
 * An exercise that the catalog no longer has may still be in a workout of today: then it is read from an earlier version.
 * @throws AppError `not-found` when neither a video nor an exercise has this id
 */
export async function readVideoEmbed({ catalog, db }: Pick<Deps, 'catalog' | 'db'>, id: string): Promise<VideoEmbed> {
  const { exercises, byId } = await catalog.current(db);
  const inUse = byId.get(id) ?? exercises.find(({ videoUrl }) => videoIdOf(videoUrl) === id);
  const exercise = inUse ?? (await catalog.earlier(db, id));
  if (!exercise) throw new AppError('not-found');
  const { name, videoUrl, description, cues, variant, contraindications, pattern, equipment, difficulty } = exercise;
  const videoId = videoIdOf(videoUrl);
  return {
    videoUrl,
    description,
    cues,
    variant,
    contraindications,
    pattern,
    equipment,
    difficulty,
    title: name,
    exerciseName: name,
    thumbnailUrl: videoId && thumbnailUrlOf(videoId),
    embedUrl: videoId && embedUrlOf(videoId),
    watchUrl: videoUrl ?? searchUrlOf(name),
    duration: formatDuration(exercise.durationSeconds),
    category: exercise.focusArea,
    focusAreas: [exercise.focusArea],
    targetMuscles: exercise.muscles,
    // The catalog knows neither who teaches in a video nor its views.
    instructor: null,
    viewCount: null,
    isActive: inUse !== undefined,
  };
}

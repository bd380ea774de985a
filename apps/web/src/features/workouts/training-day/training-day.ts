import { z } from 'zod/mini';
import { DeviceValue } from '../../../shared/device-value.ts';

const timerSchema = z.object({ kind: z.enum(['hold', 'rest']), fromMs: z.number(), untilMs: z.number() });

/** Facts that are known on this device of one exercise of the day. */
const trainedExerciseSchema = z.object({
  /** Texts that stand in the fields. */
  typed: z.object({ sets: z.string(), reps: z.string(), weight: z.string(), notes: z._default(z.string(), '') }),
  /** Numbers that were logged, for TODAY in its history; null until then. */
  logged: z.nullable(
    z.object({
      sets: z.int(),
      reps: z.int(),
      /** Held in all sets; 0 where repetitions count, and in what a version before has saved. */
      seconds: z._default(z.int(), 0),
      weight: z.int(),
      /** The `workoutDate` of the log; empty in what a version before has saved. */
      at: z._default(z.string(), ''),
    }),
  ),
  /** Progress of the guided mode with its sets. */
  progress: z.object({
    setsDone: z.int(),
    side: z.union([z.literal(1), z.literal(2)]),
    timer: z.nullable(timerSchema),
  }),
  isSkipped: z.boolean(),
  /** Null until the server has answered. */
  points: z.nullable(z.int()),
});
export type TrainedExercise = z.infer<typeof trainedExerciseSchema>;

const trainingDaySchema = z.object({
  day: z.string(),
  /** The exercise that the guided mode shows; null before it starts and at its end. */
  current: z.nullable(z.string()),
  exercises: z.record(z.string(), trainedExerciseSchema),
});
export type TrainingDay = z.infer<typeof trainingDaySchema>;

const untrained: TrainedExercise = {
  typed: { sets: '', reps: '', weight: '', notes: '' },
  logged: null,
  progress: { setsDone: 0, side: 1, timer: null },
  isSkipped: false,
  points: null,
};

const values = new Map<string, DeviceValue<TrainingDay>>();

/** Returns what a user did on this device on the last day of training; it survives a reload. */
export function trainingDayOf(userId: string): DeviceValue<TrainingDay> {
  const known = values.get(userId);
  if (known) return known;
  const value = new DeviceValue(`trueswing.training-day.${userId}`, trainingDaySchema, emptyDay(''));
  values.set(userId, value);
  return value;
}

const emptyDay = (day: string): TrainingDay => ({ day, current: null, exercises: {} });

/** The day of this workout; nothing of an earlier one. */
export const onDay = (training: TrainingDay, day: string): TrainingDay =>
  training.day === day ? training : emptyDay(day);

export const trainedOf = ({ exercises }: TrainingDay, name: string): TrainedExercise => exercises[name] ?? untrained;

export const withTrained = (training: TrainingDay, name: string, part: Partial<TrainedExercise>): TrainingDay => ({
  ...training,
  exercises: { ...training.exercises, [name]: { ...trainedOf(training, name), ...part } },
});

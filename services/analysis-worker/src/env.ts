import { needs, objectStoreEnv, readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import { z } from 'zod';

const mediaEnv = {
  /** Pose model: lite is faster, heavy slower; the measurements are calibrated for full. */
  POSE_MODEL: z.enum(['lite', 'full', 'heavy']).default('full').meta({ example: 'full' }),
  /** Program that decodes and encodes video; a name is looked up in PATH. */
  FFMPEG_PATH: z.string().default('ffmpeg').meta({ example: '/usr/bin/ffmpeg' }),
  /** Program that describes video; a name is looked up in PATH. */
  FFPROBE_PATH: z.string().default('ffprobe').meta({ example: '/usr/bin/ffprobe' }),
};

const analyzeEnvSchema = z.object(mediaEnv);
export type AnalyzeEnv = z.infer<typeof analyzeEnvSchema>;

/** The language model that words the coach's text; without a key the deterministic writer writes it. */
const coachEnv = {
  /** Key of a language model that words the coach's text. Without it the worker words it itself. */
  COACH_API_KEY: z.string().optional().meta({ example: 'a-key-of-the-provider' }),
  /** Any server with the chat-completions API and structured output, including its /v1. */
  COACH_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'https://models.example.com/v1' }),
  /** Name of the model. */
  COACH_MODEL: z.string().optional().meta({ example: 'name-of-the-model' }),
  /** US dollars a million tokens read, for the cost in log and metrics. */
  COACH_USD_PER_MILLION_INPUT: z.coerce.number().min(0).default(0).meta({ example: '0.5' }),
  /** US dollars a million tokens written. */
  COACH_USD_PER_MILLION_OUTPUT: z.coerce.number().min(0).default(0).meta({ example: '1.5' }),
};

const workerEnvSchema = serviceEnvSchema.extend({
  ...mediaEnv,
  ...coachEnv,
  PORT: serviceEnvSchema.shape.PORT.default(8081).meta({ example: '8081' }),
  /** Analyses that this process runs in parallel; each uses about two cores. */
  ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).default(1).meta({ example: '2' }),
  /** Redis of the queue `analyze-video`. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).meta({ example: 'redis://:password@localhost:6379' }),
  ...objectStoreEnv,
});
export type WorkerEnv = z.infer<typeof workerEnvSchema>;

const rules = [needs('COACH_API_KEY', 'COACH_BASE_URL', 'COACH_MODEL')];

export const readWorkerEnv = (source: NodeJS.ProcessEnv = process.env): WorkerEnv =>
  readEnv(workerEnvSchema, source, rules);

/** Environment of the command: no database, no store. */
export const readAnalyzeEnv = (): AnalyzeEnv => readEnv(analyzeEnvSchema, process.env);

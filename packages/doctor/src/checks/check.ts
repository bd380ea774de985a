import type { Result } from '../report/result.ts';

export interface Check {
  subject: string;
  run(): Result[] | Promise<Result[]>;
}

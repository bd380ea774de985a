import { z } from 'zod';

/** Whether a text can be the id of a row. What cannot is not found, and must not reach PostgreSQL, which would refuse it. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

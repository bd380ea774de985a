import { writeFileSync } from 'node:fs';

/** The end of a program, in words and as shell commands. */
export type ProgramEnd = readonly [words: string, commands: string];

/** Ends that are not the file's fault. */
export const endsOfTheMachine: readonly ProgramEnd[] = [
  ['is killed, as by a kernel without memory', 'kill -KILL $$'],
  ['is ended with the service', 'kill -TERM $$'],
  ['gets no thread', 'echo "Error opening decoder: Resource temporarily unavailable" >&2; exit 1'],
];

/** Ends that come again with the same file. */
export const endsOfTheFile: readonly ProgramEnd[] = [
  ['crashes', 'kill -SEGV $$'],
  ['gives up', 'echo "Invalid data found when processing input" >&2; exit 1'],
];

/** Writes a program that does nothing but end as the commands say. It takes the place of ffmpeg or ffprobe. */
export function writeProgram(path: string, commands: string): string {
  // A crash leaves no file behind.
  writeFileSync(path, `#!/bin/sh\nulimit -c 0\n${commands}\n`, { mode: 0o755 });
  return path;
}

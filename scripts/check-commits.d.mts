export function findSubjectProblem(subject: string): string | null;
export function listCommits(folder: string): { hash: string; subject: string }[] | null;

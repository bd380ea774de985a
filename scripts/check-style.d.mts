export function findStyleProblems(path: string, text: string): { line: number; problem: string }[];

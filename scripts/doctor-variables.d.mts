export function findMissingInDoctor(text: string): string[];

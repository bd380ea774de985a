export function findMissingInDoctor(text: string): string[];
export function findMissingInServices(text: string): string[];

interface Finding {
  path: string;
  line: number;
  rule: string;
}

interface Allowed {
  path: string;
  rule: string;
}

export function findSecrets(path: string, content: string): Promise<Finding[]>;
export function compareWithAllowed(findings: Finding[], entries: Allowed[]): { refused: Finding[]; unused: Allowed[] };

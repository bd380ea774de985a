import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

interface Bake {
  group: { default: { targets: string[] } };
  target: Record<string, { inherits?: string[]; target?: string; tags?: string[]; platforms?: string[] }>;
}
const bake = JSON.parse(read('docker-bake.json')) as Bake;

it('one command builds every image that Compose builds, for both processors, under its name', () => {
  const built = new Set(namesIn(read('docker-compose.yml'), /target: ([a-z-]+),/g));
  expect(built.size).toBeGreaterThan(5);
  expect(bake.group.default.targets.toSorted()).toEqual([...built].toSorted());
  for (const name of bake.group.default.targets) {
    const made = bake.target[name];
    expect(made, name).toEqual({ inherits: ['each'], target: name, tags: [`\${REGISTRY}/${name}:\${TAG}`] });
  }
  expect(bake.target.each?.platforms).toEqual(['linux/amd64', 'linux/arm64']);
});

it('the workflow publishes under a name without capitals, whatever the repository is called', () => {
  const { jobs } = parse(read('.github/workflows/images.yml')) as {
    jobs: { images: { env: Record<string, string>; steps: { run?: string }[] } };
  };
  const { env, steps } = jobs.images;
  expect(env).not.toHaveProperty('REGISTRY');
  const command = steps.find(({ run }) => run?.includes('REGISTRY='))?.run ?? '';
  const { stdout } = spawnSync(
    'bash',
    ['-c', `GITHUB_ENV=$(mktemp); ${command}; cat "$GITHUB_ENV"; rm "$GITHUB_ENV"`],
    {
      env: { ...process.env, GITHUB_REPOSITORY: 'Golf-Club/TrueSwing' },
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('REGISTRY=ghcr.io/golf-club/trueswing\n');
});

it('every image is a stage of the Dockerfile, and takes no folder of dependencies that was not reduced to what runs', () => {
  const dockerfile = read('Dockerfile');
  const stages = namesIn(dockerfile, / AS ([a-z-]+)$/gm);
  for (const name of bake.group.default.targets) expect(stages).toContain(name);
  const collected = namesIn(dockerfile, /COPY --from=built \/out\/([a-z-]+) /g);
  expect(collected.toSorted()).toEqual(['analysis-worker', 'billing', 'gamification', 'gateway', 'migrate']);
  expect(namesIn(dockerfile, /keep-what-runs\.mjs \/out\/(\$?[a-z-]+)/g)).toEqual(['$service', 'migrate']);
});

it('neither an image nor a commit takes the backups and secrets that the documented commands write into the checkout', () => {
  const commands = ['docs/operations.md', 'docs/releases.md', 'docker-compose.yml'].map(read).join('\n');
  const written = new Set(namesIn(commands, /(?:\$PWD\/|BACKUP_FOLDER:-\.\/|[<>] )([a-z.-]+)(?=[/:}\n])/g));
  expect([...written]).toEqual(expect.arrayContaining(['backups', 'secrets.json']));
  const [notBuilt, notCommitted] = ['.dockerignore', '.gitignore'].map((file) =>
    read(file)
      .split('\n')
      .map((line) => line.replaceAll('/', '')),
  );
  for (const name of [...written, 'backup']) {
    expect(notBuilt).toContain(name);
    expect(notCommitted).toContain(name);
  }
});

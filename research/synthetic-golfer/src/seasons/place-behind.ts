import { makeRandom } from '../geometry/random.ts';

/** Cells a side of the clouds, and their greatest strength. */
const clouds = [
  [2, 0.2],
  [4, 0.15],
  [8, 0.1],
  [16, 0.1],
  [32, 0.07],
] as const;
const boxes = 4;

/** A place behind a golfer as the training draws it: clouds of several sizes, a horizon and boxes. Gray values 0 to 1, by row. */
export function drawPlaceBehind(seed: number, side: number): Float32Array {
  const random = makeRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const place = new Float32Array(side * side).fill(between(0.1, 0.9));
  const add = (of: (x: number, y: number) => number): void => {
    for (let i = 0; i < place.length; i++) place[i]! += of((i % side) / side, Math.floor(i / side) / side);
  };
  for (const [cells, greatest] of clouds) add(drawCloud(cells, between(0, greatest), between));
  const [horizon, sharpness, step] = [between(-0.3, 1.3), between(10, 200), between(-0.5, 0.5)];
  add((_, y) => step / (1 + Math.exp((horizon - y) * sharpness)));
  for (let box = 0; box < boxes; box++) {
    const [left, top, width, height] = [random(), random(), between(0.01, 0.3), between(0.05, 0.8)];
    const light = random() < 0.5 ? between(-0.5, 0.5) : 0;
    add((x, y) => (Math.abs(x - left) < width / 2 && Math.abs(y - top) < height / 2 ? light : 0));
  }
  return place.map((gray) => Math.max(0, Math.min(1, gray)));
}

/** A grid of random numbers, linear in between. */
function drawCloud(cells: number, strength: number, between: (low: number, high: number) => number) {
  const grid = Array.from({ length: cells ** 2 }, () => strength * between(-1.7, 1.7));
  const at = (column: number, row: number): number =>
    grid[Math.min(cells - 1, row) * cells + Math.min(cells - 1, column)]!; // inside
  return (x: number, y: number): number => {
    const [across, down] = [x * (cells - 1), y * (cells - 1)];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, low] = [across - column, down - row];
    const mix = (r: number): number => at(column, r) * (1 - right) + at(column + 1, r) * right;
    return mix(row) * (1 - low) + mix(row + 1) * low;
  };
}

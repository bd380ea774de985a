import type { TrainedGolfer, World } from '../../chaos/world.ts';
import { anotherNetwork, type GatewayCall, type Golfer } from '../../test-gateway.ts';

/** A golfer at home: always the same network. */
export interface SoakGolfer extends TrainedGolfer {
  network: Record<string, string>;
}

/** Sends the calls of one act of a golfer, and measures them. */
export interface SoakClient {
  golfer: SoakGolfer;
  world: World;
  /** Sends a call. @throws when it is not answered with the status */
  send(path: string, call?: SoakCall, status?: number): Promise<{ text: string; headers: Headers }>;
}

/** A call of the golfer; null: of a visitor. */
type SoakCall = Omit<GatewayCall, 'as'> & { as?: Golfer | null };

export const atHome = (golfer: TrainedGolfer): SoakGolfer => ({ ...golfer, network: anotherNetwork() });

/**
 * Opens the client of an act. The latency of its first call counts from the time at which it was due, so a sender or a
 * system that stalls cannot hide it.
 */
export function openClient(
  world: World,
  golfer: SoakGolfer,
  dueAt: number,
  onAnswer: (latencyMs: number) => void,
): SoakClient {
  let sentAt = dueAt;
  return {
    golfer,
    world,
    async send(path, call = {}, status = 200) {
      sentAt ||= performance.now();
      const { as = golfer, ...rest } = call;
      const headers = { ...golfer.network, ...call.headers };
      const response = await world.call(path, { ...rest, ...(as && { as }), headers }).catch((cause: Error) => {
        throw new Error(`${path}: ${cause.message}`, { cause });
      });
      const text = await response.text();
      if (response.status !== status) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
      onAnswer(performance.now() - sentAt);
      sentAt = 0;
      return { text, headers: response.headers };
    },
  };
}

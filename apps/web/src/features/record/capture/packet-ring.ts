/** An encoded picture. Pictures refer to earlier ones, back to the last key picture. */
export interface StoredPacket {
  readonly data: Uint8Array;
  readonly isKey: boolean;
  /** Seconds on the clock of the camera, rising. */
  readonly timeS: number;
}

/** The last seconds of a recording. */
export interface PacketRing {
  add(packet: StoredPacket): void;
  /** The packets that show a time, from the key picture at or before its start; empty where it is not held. */
  slice(fromS: number, toS: number): StoredPacket[];
  /** Time of the last packet; null while there is none. */
  lastS(): number | null;
  clear(): void;
}

/** A frame rate is counted from at least so many pictures. */
const fewestCounted = 10;

/** Opens a ring that holds at least these seconds, and less if they take more than so many bytes. */
export function openPacketRing({ seconds, bytes }: { seconds: number; bytes: number }): PacketRing {
  let packets: StoredPacket[] = [];
  let heldBytes = 0;
  const last = () => packets.at(-1);

  /** Drops the oldest pictures up to a key picture: those in between show nothing without theirs. */
  const dropOld = () => {
    for (;;) {
      const next = packets.findIndex(({ isKey }, i) => i > 0 && isKey);
      const key = packets[next];
      const isTooOld = key !== undefined && (last()?.timeS ?? 0) - key.timeS >= seconds;
      if (!key || !(isTooOld || heldBytes > bytes)) return;
      heldBytes -= packets.slice(0, next).reduce((sum, { data }) => sum + data.byteLength, 0);
      packets = packets.slice(next);
    }
  };

  return {
    add(packet) {
      if (packets.length === 0 && !packet.isKey) return;
      if (packet.timeS <= (last()?.timeS ?? Number.NEGATIVE_INFINITY)) return;
      packets.push(packet);
      heldBytes += packet.data.byteLength;
      if (packet.isKey) dropOld();
    },
    slice(fromS, toS) {
      const key = packets.findLastIndex(({ isKey, timeS }) => isKey && timeS <= fromS);
      return packets.slice(Math.max(0, key)).filter(({ timeS }) => timeS <= toS);
    },
    lastS: () => last()?.timeS ?? null,
    clear() {
      packets = [];
      heldBytes = 0;
    },
  };
}

/** Pictures a second, counted; null for a few. */
export function countRate(packets: readonly { readonly timeS: number }[]): number | null {
  const [first, last] = [packets[0], packets.at(-1)];
  if (!first || !last || packets.length < fewestCounted) return null;
  return (packets.length - 1) / (last.timeS - first.timeS);
}

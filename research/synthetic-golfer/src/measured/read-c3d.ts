import type { Vec3 } from '../geometry/vector.ts';

/** Markers on a golfer's body, measured by optical motion capture. */
export interface MarkerRecording {
  rateHz: number;
  frames: number;
  /** Meters in the recording's axes. All zeros where the cameras lost the marker. */
  positionOf: (marker: string, frame: number) => Vec3;
}

const blockBytes = 512;
const floatBytes = 4;
/** x, y, z and the residual. */
const floatsPerMarker = 4;

/**
 * Reads a C3D file of 32-bit floats in Intel order (c3d.org, "The C3D file format"), as GEARS writes it.
 * Throws on any other kind of file, and for a marker that the file does not name.
 */
export function readC3d(file: Buffer): MarkerRecording {
  if (file.length < blockBytes || file[1] !== 0x50) throw new Error('not a C3D file');
  const markers = file.readUInt16LE(2);
  const frames = file.readUInt16LE(8) - file.readUInt16LE(6) + 1;
  if (file.readFloatLE(12) >= 0) throw new Error('the C3D file holds integers; only floats are read');
  const start = (file.readUInt16LE(16) - 1) * blockBytes;
  if (file.length < start + frames * markers * floatsPerMarker * floatBytes) throw new Error('the C3D file is cut off');
  const labels = readLabels(file, (file.readUInt8(0) - 1) * blockBytes + 4);
  return {
    rateHz: file.readFloatLE(20),
    frames,
    positionOf: (marker, frame) => {
      const index = labels.indexOf(marker);
      if (index < 0) throw new Error(`the C3D file has no marker ${marker}`);
      const at = start + (frame * markers + index) * floatsPerMarker * floatBytes;
      return [file.readFloatLE(at), file.readFloatLE(at + floatBytes), file.readFloatLE(at + 2 * floatBytes)];
    },
  };
}

/** The parameter POINT:LABELS. Groups and parameters are a list of records, each with the offset of the next. */
function readLabels(file: Buffer, first: number): string[] {
  let at = first;
  for (;;) {
    const nameLength = Math.abs(file.readInt8(at));
    if (nameLength === 0) throw new Error('the C3D file names no markers');
    const isParameter = file.readInt8(at + 1) > 0;
    const name = file.toString('latin1', at + 2, at + 2 + nameLength);
    const offsetAt = at + 2 + nameLength;
    const textType = -1;
    if (isParameter && name === 'LABELS' && file.readInt8(offsetAt + 2) === textType) {
      const [width, count] = [file.readUInt8(offsetAt + 4), file.readUInt8(offsetAt + 5)];
      const labelAt = (i: number) => offsetAt + 6 + i * width;
      return Array.from({ length: count }, (_, i) => file.toString('latin1', labelAt(i), labelAt(i + 1)).trim());
    }
    const toNext = file.readUInt16LE(offsetAt);
    if (toNext === 0) throw new Error('the C3D file names no markers');
    at = offsetAt + toNext;
  }
}

/** Bytes of a text without a byte-order mark that decide about its encoding. */
const sampledBytes = 2_000;
/**
 * Decodes a text: UTF-8 or UTF-16 with or without a byte-order mark, otherwise Windows-1252, in which spreadsheet programs save.
 * Null if the bytes are no text.
 */
export function decodeText(bytes: Buffer): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return hasControls(text.slice(0, 100_000)) ? null : text;
}

/** Control characters that no table of texts has: all below the space but tab, line feed and carriage return. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true;
  }
  return false;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampledBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  // Most characters of a table are ASCII, so in UTF-16 every other byte is zero.
  const many = sample.length / 4;
  if ((zeros[1] ?? 0) > many) return 'utf-16le';
  if ((zeros[0] ?? 0) > many) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

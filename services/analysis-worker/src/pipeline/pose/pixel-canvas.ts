/** Upright picture, 8-bit RGBA, rows without padding. */
export interface RgbaFrame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const glRgba = 0x1908;
const glUnsignedByte = 0x1401;
const glFramebufferComplete = 0x8cd5;
const glConditionSatisfied = 0x911c;
const glParameters = new Map<number, string | number>([
  [0x1f02, 'WebGL 2.0'],
  [0x8b8c, 'WebGL GLSL ES 3.00'],
  [0x1f00, 'node'],
  [0x1f01, 'node'],
  [0x8869, 16],
]);

interface Texture {
  frame: RgbaFrame | null;
}
interface Framebuffer {
  texture: Texture | null;
}

/**
 * Stands in for WebGL2. With the CPU delegate MediaPipe's graph uses GL only to carry pixels: texImage2D puts a frame
 * into a texture, readPixels copies it into the wasm heap. Nothing is drawn, and any other call is a TypeError.
 */
class PixelCarrier {
  readonly canvas: unknown;
  readonly TEXTURE_2D = 0x0de1;
  readonly RGBA = glRgba;
  readonly UNSIGNED_BYTE = glUnsignedByte;
  readonly UNPACK_FLIP_Y_WEBGL = 0x9240;
  #unit = 0;
  readonly #units = new Map<number, Texture | null>();
  #framebuffer: Framebuffer | null = null;

  constructor(canvas: unknown) {
    this.canvas = canvas;
  }
  getContextAttributes = (): object => ({});
  getSupportedExtensions = (): string[] => [];
  getExtension = (): null => null;
  getError = (): number => 0;
  getParameter(name: number): string | number {
    const value = glParameters.get(name);
    if (value === undefined) throw new Error(`The pixel carrier has no parameter 0x${name.toString(16)}`);
    return value;
  }

  createTexture = (): Texture => ({ frame: null });
  deleteTexture(texture: Texture | null): void {
    if (texture) texture.frame = null;
  }
  activeTexture(unit: number): void {
    this.#unit = unit;
  }
  bindTexture(_target: number, texture: Texture | null): void {
    this.#units.set(this.#unit, texture);
  }
  texParameteri(): void {}
  texImage2D(...args: unknown[]): void {
    const texture = this.#units.get(this.#unit);
    const frame = args[5] as RgbaFrame;
    if (!texture || args.length !== 6) throw new Error('The pixel carrier takes whole frames only');
    if (frame.data.byteLength !== frame.width * frame.height * 4)
      throw new Error('A frame is width × height × 4 bytes');
    texture.frame = frame;
  }

  createFramebuffer = (): Framebuffer => ({ texture: null });
  deleteFramebuffer(): void {}
  bindFramebuffer(_target: number, framebuffer: Framebuffer | null): void {
    this.#framebuffer = framebuffer;
  }
  framebufferTexture2D(_target: number, _attachment: number, _textureTarget: number, texture: Texture | null): void {
    if (this.#framebuffer) this.#framebuffer.texture = texture;
  }
  checkFramebufferStatus = (): number => glFramebufferComplete;
  readPixels(...[x, y, width, height, format, type, heap, offset]: [...number[], Uint8Array, number]): void {
    const frame = this.#framebuffer?.texture?.frame;
    const isWholeFrame = x === 0 && y === 0 && width === frame?.width && height === frame?.height;
    if (!frame || !isWholeFrame || format !== glRgba || type !== glUnsignedByte) {
      throw new Error('The pixel carrier reads whole RGBA frames only');
    }
    (heap as Uint8Array).set(frame.data, offset as number);
  }

  fenceSync = (): object => ({});
  deleteSync(): void {}
  clientWaitSync = (): number => glConditionSatisfied;
  waitSync(): void {}
  flush(): void {}
  finish(): void {}
}

/** Stands in for the OffscreenCanvas that MediaPipe asks for its WebGL2 context. */
export class PixelCanvas {
  width = 1;
  height = 1;
  /** Keeps emscripten from wrapping getContext: its wrapper needs the browser's WebGL classes. */
  getContextSafariWebGL2Fixed = true;
  #carrier: PixelCarrier | null = null;

  getContext(kind: string): PixelCarrier | null {
    if (kind !== 'webgl2') return null;
    this.#carrier ??= new PixelCarrier(this);
    return this.#carrier;
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

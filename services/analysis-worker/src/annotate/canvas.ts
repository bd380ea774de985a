export type Color = readonly [red: number, green: number, blue: number];

/** Draws into one RGBA picture in place. Coordinates are pixels from the top left; drawing outside the picture is clipped. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  constructor(pixels: Uint8Array, width: number, height: number) {
    this.#pixels = pixels;
    this.width = width;
    this.height = height;
  }

  /** Mixes a color into the rectangle; `opacity` 0…1. */
  fillRectangle(left: number, top: number, width: number, height: number, color: Color, opacity = 1): void {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(this.height, Math.round(top + height)); y++) {
      for (let x = Math.max(0, Math.round(left)); x < Math.min(this.width, Math.round(left + width)); x++) {
        this.#mix(x, y, color, opacity);
      }
    }
  }

  /** A line with round ends and soft edges. */
  drawLine(fromX: number, fromY: number, toX: number, toY: number, thickness: number, color: Color): void {
    const radius = thickness / 2;
    const dx = toX - fromX;
    const dy = toY - fromY;
    const lengthSquared = dx * dx + dy * dy || 1;
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(fromY, toY) + radius + 1));
    const right = Math.min(this.width - 1, Math.ceil(Math.max(fromX, toX) + radius + 1));
    for (let y = Math.max(0, Math.floor(Math.min(fromY, toY) - radius - 1)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(fromX, toX) - radius - 1)); x <= right; x++) {
        const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / lengthSquared));
        const distance = Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
        const cover = Math.min(1, Math.max(0, radius + 0.5 - distance));
        if (cover > 0) this.#mix(x, y, color, cover);
      }
    }
  }

  drawDisc(x: number, y: number, radius: number, color: Color): void {
    this.drawLine(x, y, x, y, radius * 2, color);
  }

  #mix(x: number, y: number, color: Color, opacity: number): void {
    const at = (y * this.width + x) * 4;
    for (let channel = 0; channel < 3; channel++) {
      const before = this.#pixels[at + channel] ?? 0;
      this.#pixels[at + channel] = before + ((color[channel] ?? 0) - before) * opacity;
    }
  }
}

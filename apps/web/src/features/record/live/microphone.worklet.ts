/** Parts of the AudioWorkletGlobalScope, which the types of the DOM do not have. */
declare const currentTime: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** A message takes longer than a block of 128 samples. */
const messageSamples = 1024;

/** Sends what the microphone hears to the page. */
class MicrophoneReader extends AudioWorkletProcessor {
  #samples = new Float32Array(messageSamples);
  #count = 0;
  #startS = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const block = input?.[0];
    if (!block) return true;
    if (this.#count === 0) this.#startS = currentTime;
    this.#samples.set(block, this.#count);
    this.#count += block.length;
    if (this.#count >= messageSamples) {
      this.port.postMessage({ samples: this.#samples, startS: this.#startS }, [this.#samples.buffer]);
      this.#samples = new Float32Array(messageSamples);
      this.#count = 0;
    }
    return true;
  }
}

registerProcessor('microphone-reader', MicrophoneReader);

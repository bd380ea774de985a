import type { TimeSpan } from '@trueswing/domain';
import { OfflineError } from '../../../shared/api/http-client.ts';
import { type LoadProblem, loadCode, loadProblem, MissingPartError } from './load-code.ts';

/** A chosen file could not be made ready. The message is for the golfer. */
export class PreparationError extends Error {
  readonly title: string;
  readonly file: File;
  readonly isMissingPart: boolean;
  constructor(file: File, { title, message, isMissingPart = false }: LoadProblem, options?: ErrorOptions) {
    super(message, options);
    this.title = title;
    this.isMissingPart = isMissingPart;
    this.file = file;
  }
}

/** A chosen file, and which part of it is sent. */
export interface Wanted {
  readonly file: File;
  /** The part to send; absent for the whole video. */
  readonly part?: TimeSpan;
  /** null if this device cannot read the file. */
  readonly facts: { readonly codec: string } | null;
}

interface Work {
  readonly signal: AbortSignal;
  /** The share 0…1 of a conversion that is done. */
  onProgress(share: number): void;
}

/** The format that is sent as it is. Others are converted where the device can do it. */
export const sentCodec = 'H.264';

/** Formats that the server rejects: without a conversion they cannot be sent. */
const rejectedCodecs = ['HEVC', 'ProRes'];
/** Phones stop decoders of pages in the background. */
const convertingFailed = {
  title: 'Converting Failed',
  message: 'We could not convert this video. Please keep this screen open and try again.',
};
const trimmingFailed = { title: 'Trimming Failed', message: 'We could not trim this video. Please send it whole.' };

export const mustPrepare = ({ part, facts }: Wanted): boolean =>
  facts !== null && (part !== undefined || facts.codec !== sentCodec);

/**
 * Makes the file that is sent from a chosen one: a part of it, or one in another format, without sound. The chosen file stays as
 * it is, and is sent if this device cannot convert a format that the server reads.
 * @throws {PreparationError} if nothing can be sent
 */
export async function prepareFile(wanted: Wanted, work: Work): Promise<File> {
  const codec = wanted.facts?.codec ?? sentCodec;
  try {
    return await makeFile(wanted, codec, work);
  } catch (error) {
    work.signal.throwIfAborted();
    const problem = problemOf(error, wanted, codec);
    if (problem) throw new PreparationError(wanted.file, problem, { cause: error });
    return wanted.file;
  }
}

function problemOf(error: unknown, { part }: Wanted, codec: string): LoadProblem | null {
  if (error instanceof OfflineError || error instanceof MissingPartError) return loadProblem(error);
  if (rejectedCodecs.includes(codec)) return convertingFailed;
  return part ? trimmingFailed : null;
}

async function makeFile({ file, part }: Wanted, codec: string, work: Work): Promise<File> {
  if (codec !== sentCodec) {
    const { convertVideo } = await loadCode(import('./convert/convert-video.ts'));
    return convertVideo(file, { ...work, part });
  }
  if (!part) return file;
  const { cutVideo } = await loadCode(import('./cut/cut-video.ts'));
  return cutVideo(file, part, work.signal);
}

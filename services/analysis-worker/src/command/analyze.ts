import { errorCatalog } from '@trueswing/contracts';
import { messageOf } from '@trueswing/service-kit';
import { readAnalyzeEnv } from '../env.ts';
import { analyzeSwingFiles } from './analyze-swing-files.ts';
import { checkFiles } from './check-files.ts';
import { type AnalyzeArguments, readArguments, UsageError, usage } from './read-arguments.ts';
import { showProgress } from './show-progress.ts';
import { writeOutput } from './write-output.ts';
import { writeReport } from './write-report.ts';

/** Entry of the command `analyze`: one swing from its files, without any server. */
const exitStatus = { analyzed: 0, failed: 1, wrongUsage: 2, rejected: 3 } as const;

async function main(argv: readonly string[]): Promise<number> {
  const env = readAnalyzeEnv();
  let args: AnalyzeArguments | 'help';
  try {
    args = readArguments(argv, process.cwd());
    if (args !== 'help') await checkFiles(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return exitStatus.wrongUsage;
  }
  if (args === 'help') {
    process.stdout.write(usage);
    return exitStatus.analyzed;
  }
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupt.abort(new Error(`Stopped by ${signal}.`)));
  }
  const tools = { ffmpegPath: env.FFMPEG_PATH, ffprobePath: env.FFPROBE_PATH, poseModel: env.POSE_MODEL };
  const progress = showProgress();
  try {
    const work = { arguments: args, tools, signal: interrupt.signal, onStage: progress.onStage };
    const folder = args.output;
    const report = await (folder === null ? analyzeSwingFiles(work) : writeOutput({ ...work, folder }));
    progress.stop();
    process.stdout.write(args.json ? `${JSON.stringify(report)}\n` : writeReport(report));
    return report.ok ? exitStatus.analyzed : exitStatus.rejected;
  } catch (error) {
    progress.stop();
    if (args.json) process.stdout.write(`${JSON.stringify(faultReport(error))}\n`);
    throw error;
  }
}

/** An error of ours, in the shape of a rejection. */
function faultReport(error: unknown) {
  const { message } = errorCatalog['analysis-failed'];
  return {
    ok: false,
    error: { code: 'analysis-failed', message, detail: messageOf(error) },
  };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = exitStatus.failed;
}

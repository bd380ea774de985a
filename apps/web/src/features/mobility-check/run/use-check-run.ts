import { promptsFrom } from '@trueswing/domain';
import { useEffect, useReducer, useRef } from 'react';
import { type MotionRecorder, recordMotion } from '../sensors/record-motion.ts';
import { advance, newRun, type PartResults, partOf } from './check-run.ts';
import { signal, speak, stopSpeaking } from './speak.ts';

const tonesHz = { center: 440, right: 660, left: 550 } as const;

/** Leads through the check: says each step, records the sensors meanwhile, and reads each part at its end. */
export function useCheckRun(results: PartResults, isSilent: boolean) {
  const [run, act] = useReducer(advance, results, newRun);
  const recording = useRef<{ recorder: MotionRecorder; startMs: number } | null>(null);
  const part = partOf(run);
  const { status, step } = run;

  useEffect(() => {
    if (status !== 'running') return;
    const current = part.steps[step];
    if (!isSilent) {
      if (current) signal(tonesHz[current.pose]);
      speak(current ? current.say : part.prepare);
    }
    // The recording begins before the first step, so that the first hold is whole.
    if (step === -1) {
      recording.current?.recorder.stop();
      recording.current = { recorder: recordMotion(), startMs: 0 };
    }
    if (step === 0 && recording.current) recording.current.startMs = performance.now();
    const timer = setTimeout(
      () => {
        if (step < part.steps.length - 1) return act({ do: 'next-step' });
        const { recorder, startMs } = recording.current ?? { recorder: recordMotion(), startMs: 0 };
        recorder.stop();
        act({ do: 'finish-part', recording: { samples: recorder.samples, prompts: promptsFrom(part, startMs) } });
      },
      current ? current.ms : part.prepareMs,
    );
    return () => clearTimeout(timer);
  }, [status, step, part, isSilent]);

  useEffect(() => {
    if (status === 'running') return;
    recording.current?.recorder.stop();
    stopSpeaking();
  }, [status]);

  useEffect(() => {
    // A phone that locks or shows another app no longer hears its sensors.
    const onHidden = () => document.visibilityState === 'hidden' && act({ do: 'pause' });
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      recording.current?.recorder.stop();
      stopSpeaking();
    };
  }, []);

  return { run, part, act };
}

import { promptsFrom } from '@trueswing/domain';
import { useEffect, useReducer, useRef } from 'react';
import { signal, speak, stopSpeaking } from '../../../shared/voice/speak.ts';
import { type MotionRecorder, recordMotion } from '../sensors/record-motion.ts';
import { advance, newRun, type PartResults, partOf } from './check-run.ts';

const tonesHz = { center: 440, right: 660, left: 550 } as const;

/** Leads through the check: says each step, records the sensors meanwhile, and reads each part at its end. */
export function useCheckRun(results: PartResults, isSilent: boolean) {
  const [run, act] = useReducer(advance, results, newRun);
  const recording = useRef<{ recorder: MotionRecorder; startMs: number } | null>(null);
  const part = partOf(run);
  const { status, step } = run;

  useEffect(() => {
    if (status !== 'running' || isSilent) return stopSpeaking();
    const current = part.steps[step];
    if (current) signal(tonesHz[current.pose]);
    speak(current ? current.say : part.prepare);
  }, [status, step, part, isSilent]);

  useEffect(() => {
    if (status !== 'running') return;
    // The recording begins before the first step, so that the first hold is whole.
    if (step === -1) {
      recording.current?.recorder.stop();
      recording.current = { recorder: recordMotion(), startMs: 0 };
    }
    const current = recording.current;
    if (!current) return;
    if (step === 0) current.startMs = performance.now();
    // Each step ends at its own time, so that late timers do not add up: the reading relies on the times of the prompts.
    const endMs = (promptsFrom(part, current.startMs)[step]?.atMs ?? 0) + (part.steps[step]?.ms ?? 0);
    const timer = setTimeout(
      () => {
        if (step < part.steps.length - 1) return act({ do: 'next-step' });
        current.recorder.stop();
        const { samples } = current.recorder;
        act({ do: 'finish-part', recording: { samples, prompts: promptsFrom(part, current.startMs) } });
      },
      step === -1 ? part.prepareMs : endMs - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [status, step, part]);

  useEffect(() => {
    if (status !== 'running') recording.current?.recorder.stop();
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

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type FilmedSwing,
  type OpenRecorder,
  openingState,
  type Recorder,
  type RecorderSettings,
  type RecorderState,
} from '../recorder/recorder.ts';

const nothing = () => () => undefined;
const openingNow = () => openingState;

/** Opens the recorder while the screen is shown. Settings are those of the first call. */
export function useRecorder(
  openRecorder: OpenRecorder,
  settings: RecorderSettings,
  onSwing: (swing: FilmedSwing) => void,
): { state: RecorderState; recorder: Recorder | null } {
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  const first = useRef(settings);
  const report = useRef(onSwing);
  report.current = onSwing;
  useEffect(() => {
    const opened = openRecorder(first.current, (swing) => report.current(swing));
    setRecorder(opened);
    return () => opened.close();
  }, [openRecorder]);
  const state = useSyncExternalStore(recorder?.subscribe ?? nothing, recorder?.now ?? openingNow);
  return { state, recorder };
}

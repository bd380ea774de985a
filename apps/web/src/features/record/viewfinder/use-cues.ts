import { useEffect, useRef, useState } from 'react';
import { speak, stopSpeaking } from '../../../shared/voice/speak.ts';
import type { Signal } from './signal-of.ts';

/** A golfer who walks to the ball passes several framings: only one that lasts is said and announced. */
const steadyMs = 900;
/** The same words again sooner would be a nuisance. */
const repeatMs = 12_000;

/**
 * Reads the signals aloud, unless silent, and returns the same for a screen reader: the caption that lasts. What was being said ends
 * when a swing begins.
 */
export function useCues({ say, caption, color }: Signal, isSilent: boolean): string {
  const last = useRef({ text: '', atMs: Number.NEGATIVE_INFINITY });
  const [announced, setAnnounced] = useState('');
  const isImmediate = color === 'done';
  const isSwing = color === 'record';
  useEffect(() => {
    if (isSilent || say === null) stopSpeaking();
    if (isSwing) return setAnnounced('');
    const announce = () => {
      setAnnounced(caption || (say ?? ''));
      const nowMs = performance.now();
      if (isSilent || say === null) return;
      if (last.current.text === say && nowMs - last.current.atMs < repeatMs) return;
      last.current = { text: say, atMs: nowMs };
      speak(say);
    };
    if (isImmediate) {
      last.current = { text: '', atMs: Number.NEGATIVE_INFINITY };
      return announce();
    }
    const timer = setTimeout(announce, steadyMs);
    return () => clearTimeout(timer);
  }, [say, caption, isImmediate, isSwing, isSilent]);
  useEffect(() => stopSpeaking, []);
  return announced;
}

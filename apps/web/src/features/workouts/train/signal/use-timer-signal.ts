import type { SetTimer } from '@trueswing/domain';
import { useEffect } from 'react';
import { useDeviceValue } from '../../../../shared/device-value.ts';
import { giveSignal } from './give-signal.ts';
import { signalChoice } from './signal-choice.ts';

/** Signals when a hold begins and when a timer ends, if the golfer wants it. */
export function useTimerSignal(timer: SetTimer | null): void {
  const isOn = useDeviceValue(signalChoice);
  const { fromMs, untilMs } = timer ?? {};
  useEffect(() => {
    if (!isOn || fromMs === undefined || untilMs === undefined) return;
    const waits = [fromMs, untilMs].map((atMs) => atMs - Date.now()).filter((waitMs) => waitMs > 0);
    const timers = waits.map((waitMs) => setTimeout(giveSignal, waitMs));
    return () => timers.forEach(clearTimeout);
  }, [isOn, fromMs, untilMs]);
}

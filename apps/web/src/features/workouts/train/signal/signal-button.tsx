import { Bell, BellOff } from 'lucide-react';
import { useDeviceValue } from '../../../../shared/device-value.ts';
import { giveSignal } from './give-signal.ts';
import { signalChoice } from './signal-choice.ts';

/** Turns the signal of the timers on and off. The tap also allows the browser to play tones. */
export function SignalButton() {
  const isOn = useDeviceValue(signalChoice);
  const Icon = isOn ? Bell : BellOff;
  const toggle = () => {
    signalChoice.change(() => !isOn);
    if (!isOn) giveSignal();
  };
  return (
    <button
      type="button"
      aria-label="Signal at the end of a timer"
      aria-pressed={isOn}
      onClick={toggle}
      className="-mr-3 grid size-14 shrink-0 place-items-center rounded-xl text-fairway hover:bg-fairway-tint"
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
}

import { ChoiceField } from '../../ui/field.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

const choices = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

/** The choice of the theme on this device; `Auto` follows the device. */
export function ThemeChoice() {
  return <ChoiceField label="Light or dark" choices={choices} value={useTheme()} onChange={chooseTheme} />;
}

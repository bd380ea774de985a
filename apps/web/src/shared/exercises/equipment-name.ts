import type { Equipment } from '@trueswing/contracts';

/** "Resistance band". */
export function equipmentName(equipment: Equipment): string {
  const words = equipment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { z } from 'zod/mini';
import { DeviceValue } from '../../../../shared/device-value.ts';

/** Whether the end of a timer is signaled on this device. Off at first. */
export const signalChoice = new DeviceValue('trueswing.timer-signal', z.boolean(), false);

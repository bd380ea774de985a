import { describe, expect, it } from 'vitest';
import { standardClip } from './clip-parameters.ts';
import { applySettings } from './parse-settings.ts';

describe('settings of a clip', () => {
  it('change only the values that they name', () => {
    const clip = applySettings(standardClip, [
      'swing.chestTurnDeg.top=70',
      'camera.view=down-the-line',
      'look.outfit.glove=none',
    ]);
    expect(clip.swing.chestTurnDeg.top).toBe(70);
    expect(clip.camera.view).toBe('down-the-line');
    expect(clip.look.outfit.glove).toBeNull();
    expect(clip.video).toEqual(standardClip.video);
    expect(standardClip.swing.chestTurnDeg.top).toBe(90);
  });

  it.each(['camera.yaw=3', 'nothing=1', 'camera=3', 'camera.yawDeg=much', 'camera.yawDeg=', '=', 'camera.yawDeg.x=1'])(
    'reject %s',
    (setting) => {
      expect(() => applySettings(standardClip, [setting])).toThrow(/setting|number/);
    },
  );
});

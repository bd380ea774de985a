import { eventsInVideo, type ViewAnalysis } from '@trueswing/contracts';
import type { KeyboardEvent } from 'react';
import { frameAt } from '../video/seek-times.ts';

interface PlayerActions {
  nowS(): number;
  step(frames: number): void;
  seekFrame(startS: number): void;
  playOrPause(): void;
}

/** The keys of the player: arrows for frames, Page keys for events, Home and End for the ends of the swing as filmed, Space to play. */
export function onPlayerKey(event: KeyboardEvent, { events, timeBase }: ViewAnalysis, player: PlayerActions): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  // Space presses the focused button, and the other keys scroll the page.
  if (event.target instanceof HTMLButtonElement && !isSideways) return;
  const inOrder = eventsInVideo(events).map((name) => events[name].timeS);
  const lastS = inOrder.at(-1) ?? events.impact.timeS;
  const frame = frameAt(player.nowS(), timeBase.fps);
  const isAfter = (timeS: number) => Math.round(timeS * timeBase.fps) > frame;
  const isBefore = (timeS: number) => Math.round(timeS * timeBase.fps) < frame;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      player.step(-1);
      break;
    case 'ArrowRight':
    case 'ArrowUp':
      player.step(1);
      break;
    case 'PageUp':
      player.seekFrame(inOrder.find(isAfter) ?? lastS);
      break;
    case 'PageDown':
      player.seekFrame(inOrder.findLast(isBefore) ?? events.address.timeS);
      break;
    case 'Home':
      player.seekFrame(events.address.timeS);
      break;
    case 'End':
      player.seekFrame(lastS);
      break;
    case ' ':
      player.playOrPause();
      break;
    default:
      return;
  }
  event.preventDefault();
}

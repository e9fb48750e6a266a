import { wants } from '@plumbline/brief';
import { type Brief, type Side } from '@plumbline/concept';
import { type PlannerShell } from '../floor/draft.js';
import { escapeWindow, type Ways } from './ways.js';

/** How a room of the kind is usually entered and lit. Inches. */
export function usualWays(brief: Brief, shell: PlannerShell): Ways {
  const common = { entry: 'south' as const, windows: 2 };
  const walls = (count: number): [Side, ...Side[]] => (count > 1 ? ['north', 'east'] : ['north']);
  const large = shell.widthIn * shell.depthIn > 110 * 144;
  switch (brief.category) {
    case 'kitchen':
      return {
        ...common,
        exterior: walls(1),
        door: 'cased',
        windows: 1,
        windowWidth: 48,
        sill: 42,
        windowHeight: 40,
      };
    case 'living room':
      return { ...common, exterior: walls(2), door: 'cased' };
    case 'bedroom': {
      const { width, sill, height } = escapeWindow(shell.ceilingIn);
      return {
        ...common,
        // A walk-in closet wants a corner without a window.
        exterior: walls(large && !wants(brief, 'walk-in-closet') ? 2 : 1),
        door: 'hinged',
        windowWidth: width,
        sill,
        windowHeight: height,
      };
    }
    case 'basement':
      return {
        ...common,
        exterior: walls(1),
        door: 'none',
        windows: 1,
        windowWidth: 48,
        sill: 36,
        windowHeight: 48,
      };
    case 'office':
      return { ...common, exterior: walls(large ? 2 : 1), door: 'hinged' };
    default: {
      const served = brief.purpose === 'laundry' || brief.purpose === 'mudroom';
      const cased = brief.purpose === 'sunroom' || brief.purpose === 'dining' || brief.purpose === 'open';
      return {
        ...common,
        exterior: walls(served ? 1 : 2),
        door: cased ? 'cased' : 'hinged',
        windows: served ? 1 : 2,
        windowWidth: 36,
        ...(served ? { sill: 48, windowHeight: 30 } : {}),
      };
    }
  }
}

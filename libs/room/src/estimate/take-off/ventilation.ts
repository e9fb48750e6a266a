import { mayMove, wants } from '@plumbline/brief';
import { wayOut } from './appliances.js';
import type { Job } from './job.js';

/** Fans, and the way of a hood's air out and in; one that hangs where it hung has its duct. */
export function ventilation({ list, room, brief, of }: Job): void {
  const hoods = of('hood').filter(({ existing }) => !existing || mayMove(brief));
  list.add('fan', of('exhaust-fan').length, { where: 'ceiling' });
  // What is filtered and blown back into the room leaves the house nowhere.
  for (const hood of wants(brief, 'recirculating-hood') ? [] : hoods) {
    const { share, formula } = wayOut(room, hood);
    list.add('hood-duct', 1, { of: [hood], share, formula });
  }
  const makeup = hoods.filter((h) => h.traits?.makeupAir);
  list.add('makeup-air', makeup.length, {
    of: makeup,
    formula: 'one for a hood of more than 400 cfm (IRC M1503.6)',
  });
}

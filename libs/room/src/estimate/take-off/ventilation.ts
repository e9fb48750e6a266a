import { wayOut } from './appliances.js';
import type { Job } from './job.js';

/** Fans, and the way of a hood's air out and in; one that hangs there has its duct. */
export function ventilation({ list, room, of, anew }: Job): void {
  list.add('fan', of('exhaust-fan').length, { where: 'ceiling' });
  for (const hood of anew('hood')) {
    const { share, formula } = wayOut(room, hood);
    list.add('hood-duct', 1, { of: [hood], share, formula });
  }
  const makeup = anew('hood').filter((h) => h.traits?.makeupAir);
  list.add('makeup-air', makeup.length, {
    of: makeup,
    formula: 'one for a hood of more than 400 cfm (IRC M1503.6)',
  });
}

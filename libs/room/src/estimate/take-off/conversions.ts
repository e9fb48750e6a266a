import { refuses, wants } from '@plumbline/brief';
import { perimeterIn } from '@plumbline/concept';
import { isLivedInGarage, type Job } from './job.js';
import { convertedSqFt } from './parts.js';

/** What makes a room to live in of a garage, a porch or an attic, beside insulation and board. */
export function conversions(job: Job): void {
  if (job.room.category === 'garage') garage(job);
  if (wants(job.brief, 'porch-conversion')) porch(job);
  if (wants(job.brief, 'attic-conversion')) attic(job);
}

/** A garage; with a bath and a kitchen it is a dwelling of its own. */
function garage(job: Job): void {
  const { list, room, brief, of, floorSqFt } = job;
  if (!isLivedInGarage(room, brief)) return;
  const part = convertedSqFt(room);
  if (part > 0) {
    list.add('infill-wall', 1, { formula: 'where the door of the bay was that becomes a room' });
    list.add('subfloor-insulated', part, { formula: 'the floor of the part that becomes a room' });
    heat(job);
    return;
  }
  // Behind the door for cars nobody lives: machines stand on the slab, and what is heated leaves through the door.
  const isClosed = !room.openings.some((o) => o.kind === 'garage-door') || of('toilet', 'bed').length > 0;
  if (!room.openings.some((o) => o.kind === 'garage-door')) list.add('infill-wall', 1);
  if (isClosed) list.add('subfloor-insulated', floorSqFt);
  if (isClosed) heat(job);
  if (of('toilet').length + of('sink-base').length > 0) {
    list.add('sewer-run', 1);
    list.add('subpanel', 1);
  }
  if (of('toilet').length > 0 && of('sink-base').length > 0) list.add('permit-dwelling', 1);
}

/** Screens out, walls between the posts with a window for each that is drawn, a warm floor, and a look at what carries it. */
function porch(job: Job): void {
  const { list, room, floorSqFt } = job;
  const windows = room.openings.filter(({ kind }) => kind === 'window').length;
  list.add('screens-out', 1, { formula: 'screens, rails and old framing' });
  list.add('foundation-check', 1, {
    state: 'allowance',
    formula: 'piers, slab and posts as found: whether they carry closed walls and glass',
  });
  list.add('porch-walls', perimeterIn(room.shell) / 12, {
    formula: 'the perimeter',
    where: 'all outer walls',
  });
  list.add('window-set', windows, { formula: 'one for each window on plan' });
  list.add('porch-floor', floorSqFt, { formula: 'the floor' });
  heat(job);
}

/** A floor over the joists, and a look at whether these carry it. */
function attic(job: Job): void {
  const { list, floorSqFt } = job;
  list.add('attic-floor', floorSqFt, { formula: 'the floor' });
  list.add('foundation-check', 1, {
    item: 'Floor joists, roof and stair looked at by an engineer',
    state: 'allowance',
    formula: 'whether joists carry a room to live in, and roof and stair meet the code',
  });
  heat(job);
}

/** Warmth of its own; asked for in words it is a line of its own. */
function heat({ list, brief }: Job): void {
  if (!wants(brief, 'heating-cooling') && !refuses(brief, 'heating-cooling')) list.add('heat-pump', 1);
}

import { isApplianceGarage } from '@plumbline/concept';
import { atWall, opposite, overlaps, rectOf } from '../geometry/geometry.js';
import { recirculates } from '../geometry/items.js';
import { aisles, behindSeats, passages } from './kitchen/aisles.js';
import { counterFront } from './kitchen/counter-front.js';
import {
  auxSinkLandings,
  bestLanding,
  cookLandings,
  microwaveLandings,
  sinkLandings,
} from './kitchen/landings.js';
import { besideDishwasher, openDoorsHit, wayThrough } from './kitchen/open-doors.js';
import { cornerUnits, nearSinkIn, shelvesIn } from './kitchen/storage.js';
import {
  auxSinks,
  cookers,
  FRONTS,
  mainSinks,
  one,
  refrigerators,
  seatedTops,
  washesUp,
} from './kitchen/things.js';
import { legs, separators, sinkOutside, throughTraffic } from './kitchen/work-triangle.js';
import type { KITCHEN_RULES } from './kitchen-rules.js';
import { frontCentre, landings, lengthInside, ofKind, swingOf } from './measuring/measure-plan.js';
import type { Measure } from './measuring/rule.js';

/** A hood that moves more needs makeup air. */
const MOST_CFM = 400;

/** How each kitchen rule is measured. */
export const KITCHEN_MEASURES: Readonly<Record<(typeof KITCHEN_RULES)[number]['id'], Measure>> = {
  'kitchen-entry': (room) =>
    room.openings.filter((o) => o.kind !== 'window').map((o) => one(wayThrough(o), o.id)),
  'kitchen-door-interference': (room) =>
    room.openings.flatMap((o) => {
      const swing = swingOf(room, o);
      if (!swing) return [];
      const hit = ofKind(room, ...FRONTS).filter((i) => overlaps(swing, rectOf(i.box)));
      return [one(hit.length, o.id, ...hit)];
    }),
  'triangle-total': (room) => {
    const all = legs(room);
    return all.length === 0
      ? []
      : [
          one(
            all.reduce((n, l) => n + l.feet, 0),
            ...all.map((l) => l.from),
          ),
        ];
  },
  'triangle-leg-short': (room) => legs(room).map((l) => one(l.feet, l.from, l.to)),
  'triangle-leg-long': (room) => legs(room).map((l) => one(l.feet, l.from, l.to)),
  'triangle-through-island': (room) =>
    ofKind(room, 'countertop')
      .filter((t) => t.group === 'island' || t.group === 'peninsula')
      .map((top) =>
        one(
          Math.max(
            0,
            ...legs(room).map((l) => lengthInside(frontCentre(l.from), frontCentre(l.to), rectOf(top.box))),
          ),
          top,
        ),
      ),
  'work-aisle': (room) => {
    const { work } = aisles(room);
    return work ? [work] : [];
  },
  'work-aisle-two-cooks': (room) => {
    const { work } = aisles(room);
    return work ? [work] : [];
  },
  'kitchen-walkway': (room) => {
    const { walk } = aisles(room);
    return [...(walk ? [walk] : []), ...passages(room)];
  },
  'behind-seats': (room) => behindSeats(room, true),
  'behind-seats-walk': (room) => behindSeats(room, true),
  'behind-seats-still': (room) => behindSeats(room, false),
  'seat-width': (room) =>
    seatedTops(room).map((top) => {
      const side = top.traits?.seatSide;
      const length = side === 'east' || side === 'west' ? top.box.depthIn : top.box.widthIn;
      return one(length / (top.traits?.seats ?? 1), top);
    }),
  'knee-depth': (room) => seatedTops(room).map((top) => one(top.traits?.overhangIn ?? 0, top)),
  'sink-landing-long': (room) => sinkLandings(room, 'long'),
  'sink-landing-short': (room) => sinkLandings(room, 'short'),
  'prep-area': (room) =>
    mainSinks(room).map((sink) => {
      const { low, high } = landings(room, sink);
      return one(Math.max(low.length, high.length), sink);
    }),
  'dishwasher-near-sink': (room) =>
    ofKind(room, 'dishwasher').flatMap((washer) => {
      const a = rectOf(washer.box);
      const near = [...mainSinks(room), ...auxSinks(room).filter(washesUp)].map((sink) => {
        const b = rectOf(sink.box);
        const dx = Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
        const dy = Math.max(0, b.y - (a.y + a.d), a.y - (b.y + b.d));
        return one(Math.hypot(dx, dy), washer, sink);
      });
      return near.sort((x, y) => x.value - y.value).slice(0, 1);
    }),
  'dishwasher-standing': besideDishwasher,
  'aux-sink-landing-long': (room) => auxSinkLandings(room, 'long'),
  'aux-sink-landing-short': (room) => auxSinkLandings(room, 'short'),
  'fridge-landing': (room) => refrigerators(room).map((f) => one(bestLanding(room, f), f)),
  'cooking-landing-long': (room) => cookLandings(room, 'long'),
  'cooking-landing-short': (room) => cookLandings(room, 'short'),
  'above-cooking': (room) =>
    cookers(room).flatMap((cook) =>
      room.items
        .filter(
          (i) =>
            (i.kind === 'hood' || i.kind === 'wall-cabinet' || i.kind === 'microwave') &&
            overlaps(rectOf(i.box), rectOf(cook.box)),
        )
        .map((i) => one(i.box.z - 36, cook, i)),
    ),
  // A hood that recirculates moves nothing outdoors.
  'hood-code': (room) => ofKind(room, 'hood').map((h) => one(recirculates(h) ? 0 : (h.traits?.cfm ?? 0), h)),
  'hood-nkba': (room) => ofKind(room, 'hood').map((h) => one(h.traits?.cfm ?? 0, h)),
  'appliance-doors': openDoorsHit,
  'makeup-air': (room) =>
    ofKind(room, 'hood')
      .filter((h) => (h.traits?.cfm ?? 0) > MOST_CFM && !recirculates(h))
      .map((h) => one(h.traits?.makeupAir ? 0 : 1, h)),
  'cooking-under-window': (room) =>
    cookers(room).map((cook) => {
      const side = opposite(cook.facing);
      const over = room.openings.filter(
        (o) =>
          o.kind === 'window' &&
          o.side === side &&
          overlaps(atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 12), rectOf(cook.box)),
      );
      return one(over.length, cook, ...over.map((o) => o.id));
    }),
  'separated-centres': separators,
  'through-traffic': throughTraffic,
  'sink-between': sinkOutside,
  'waste-bins': (room) => {
    const bins = ofKind(room, 'base-cabinet').filter((i) => i.traits?.pullout === 'waste');
    // A pull-out of 18 in holds two bins side by side or in a row.
    return mainSinks(room).map((sink) =>
      one(
        bins.reduce((n, b) => n + (b.traits?.bins ?? 1), 0),
        sink,
        ...bins,
      ),
    );
  },
  'microwave-height': (room) => ofKind(room, 'microwave').map((i) => one(i.box.z, i)),
  'microwave-landing': microwaveLandings,
  'shelf-frontage-small': shelvesIn(0, 150),
  'shelf-frontage-medium': shelvesIn(150, 350),
  'shelf-frontage-large': shelvesIn(350, Number.POSITIVE_INFINITY),
  'above-cooking-bare': (room) =>
    cookers(room).flatMap((cook) => {
      const above = room.items.filter((i) => i.box.z > 36 && overlaps(rectOf(i.box), rectOf(cook.box)));
      if (above.some((i) => i.kind === 'hood' || i.kind === 'microwave')) return [];
      return above
        .filter((i) => i.kind === 'wall-cabinet' || i.kind === 'floating-shelf')
        .map((i) => one(i.box.z - 36, cook, i));
    }),
  'storage-near-sink-small': nearSinkIn(0, 150),
  'storage-near-sink-medium': nearSinkIn(150, 350),
  'storage-near-sink-large': nearSinkIn(350, Number.POSITIVE_INFINITY),
  'corner-unit': cornerUnits,
  'oven-landing': (room) => ofKind(room, 'wall-oven').map((o) => one(bestLanding(room, o), o)),
  'counter-total': (room) => [counterFront(room)],
  'counter-to-wall-cabinet': (room) => {
    const tops = ofKind(room, 'countertop');
    return ofKind(room, 'wall-cabinet').flatMap((w) => {
      const under = tops.filter((t) => overlaps(rectOf(t.box), rectOf(w.box)));
      // What stands on the counter hangs over none.
      if (under.length === 0 || isApplianceGarage(w)) return [];
      return [one(w.box.z - Math.max(...under.map(({ box }) => box.z + box.heightIn)), w)];
    });
  },
};

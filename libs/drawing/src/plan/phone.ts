import { EXTERIOR_WALL, type Row, scheduleOf, withExisting } from '@plumbline/room/parts';
import { INK, line, WEIGHT } from '../pen/svg.js';
import { fitted, text, textWidth } from '../pen/text.js';
import { openSheet } from '../sheet/open-sheet.js';
import { type PlanInfo, stampOf } from '../sheet/plan-info.js';
import { northArrow, scaleBar } from '../sheet/scale-and-north.js';
import { around } from '../sheet/sheet.js';
import { shortened } from '../sheet/shorten.js';
import { type Shortened, type TypeSizes, type View } from '../sheet/view.js';
import { type DrawnPlan, keyOf, type PlanOptions, sizeOf } from './plan.js';
import { drawRoom, onFloorPlan } from './room-art.js';

/**
 * The plan for a phone: as wide as its screen, as long as it takes, its type large enough to be read where 360 points
 * become a phone's width. Not to a named scale; the scale bar tells it.
 */

/** Points; the least type is 10, so that it stays above 9 px where the drawing is shown at 324 px and wider. */
const PHONE = { w: 360, margin: 10 } as const;
const GUTTER = { left: 42, right: 22, top: 40, bottom: 22 } as const;
const TYPE: TypeSizes = {
  dimension: 10.5,
  tag: 10.5,
  hung: 10,
  beside: 10,
  name: 10,
  figure: 10,
  clearance: 10,
  room: 12.5,
  roomSize: 10.5,
};
/** The room's longest height on the sheet, and the most points an inch of a small one takes. */
const TALLEST = 430;
const LARGEST = 3.4;

const ROW = 17;
const ROW_TYPE = 11;
const TITLE = { size: 14, row: 17 } as const;

/** Draws the floor plan of a room for a phone. */
export function drawPhone(info: PlanInfo, options: PlanOptions = {}): DrawnPlan {
  const room = onFloorPlan(info.room);
  const schedule = withExisting(scheduleOf(room), info);
  const title = lines(info.title, PHONE.w - 2 * PHONE.margin);
  const head = PHONE.margin + title.length * TITLE.row + 18;
  const view = phoneView(shortened(room), head);
  const { art, labels, walls, floor } = drawRoom(view, schedule, info.title, room, info);

  const { wallsY } = around(view.room);
  const foot = head + GUTTER.top + (view.room.depthIn + wallsY) * view.s + GUTTER.bottom;
  const table = drawTable('Cabinets', schedule.cabinets, foot + 40);
  const legend = drawTable('Legend', schedule.legend, foot + 40 + table.height);
  const gone = drawTable(
    'Removed',
    schedule.removed,
    foot + 40 + table.height + legend.height,
    'amount, to verify',
  );
  const end = foot + 40 + table.height + legend.height + gone.height + (info.note ? 32 : 14);
  const height = Math.ceil(end + PHONE.margin);

  const svg = [
    ...openSheet(PHONE.w, height, info.title, options),
    ...title.map((content, i) =>
      text(PHONE.margin, PHONE.margin + 8 + i * TITLE.row, content, { size: TITLE.size, weight: 'bold' }),
    ),
    text(PHONE.margin, head - 10, sizeOf(room), { size: 11, color: INK.soft }),
    art,
    scaleBar(PHONE.margin + 2, foot + 12, view, 10.5),
    northArrow(PHONE.w - PHONE.margin - 14, foot + 4, 10.5),
    table.art,
    legend.art,
    gone.art,
    info.note
      ? text(PHONE.margin, end - 20, fitted(info.note, PHONE.w - 2 * PHONE.margin, 10.5), {
          size: 10.5,
          color: INK.accent,
        })
      : '',
    text(PHONE.margin, end - 4, stampOf(info), { size: 10.5, weight: 'bold', color: INK.accent }),
    text(PHONE.w - PHONE.margin, end - 4, info.date.slice(0, 10), {
      size: 10.5,
      anchor: 'end',
      color: INK.soft,
    }),
    '</svg>',
  ].join('');
  return { svg, labels, walls, floor, scale: 'Not to scale', width: PHONE.w, height };
}

function phoneView(drawn: Shortened, head: number): View {
  const { room } = drawn;
  const { out, wallsX, wallsY } = around(room);
  const w = PHONE.w - 2 * PHONE.margin - GUTTER.left - GUTTER.right;
  const s = Math.min(w / (room.widthIn + wallsX), TALLEST / (room.depthIn + wallsY), LARGEST);
  return {
    scale: 'Not to scale',
    s,
    left: PHONE.margin + GUTTER.left + (w - (room.widthIn + out.east - out.west) * s) / 2,
    top: head + GUTTER.top + (EXTERIOR_WALL + out.north) * s,
    room,
    shortened: drawn,
    type: TYPE,
  };
}

/** A title in as many lines as it takes. */
function lines(title: string, width: number): string[] {
  const broken: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = broken.length > 0 ? `${broken.at(-1)} ${word}` : word;
    if (broken.length > 0 && textWidth(longer, TITLE.size, 'bold') <= width)
      broken[broken.length - 1] = longer;
    else broken.push(fitted(word, width, TITLE.size, 'bold'));
  }
  return broken;
}

/** What the tags mean: tag, name with count, size. */
function drawTable(
  title: string,
  rows: readonly Row[],
  y: number,
  sizes = 'W × D × H, in',
): { readonly art: string; readonly height: number } {
  if (rows.length === 0) return { art: '', height: 0 };
  const { margin: x, w } = PHONE;
  const right = w - x;
  let art =
    text(x, y, title, { size: 12, weight: 'bold' }) +
    text(right, y, sizes, { size: 10, anchor: 'end', color: INK.soft }) +
    line(x, y + 9, right, y + 9, { weight: WEIGHT.detail, stroke: INK.line });
  for (const [i, row] of rows.entries()) {
    const mid = y + 9 + ROW * (i + 0.5);
    const sizeWidth = textWidth(row.size, 10);
    art += row.tag ? text(x, mid, row.tag, { size: ROW_TYPE, weight: 'bold' }) : keyOf(row, x + 6, mid);
    const name = row.count > 1 ? `${row.count} × ${row.name}` : row.name;
    art += text(x + 46, mid, fitted(name, right - x - 54 - sizeWidth, ROW_TYPE), { size: ROW_TYPE });
    art += text(right, mid, row.size, { size: 10, anchor: 'end', color: INK.soft });
    art += line(x, mid + ROW / 2, right, mid + ROW / 2, { weight: 0.25, stroke: INK.faint });
  }
  return { art, height: 9 + rows.length * ROW + 20 };
}

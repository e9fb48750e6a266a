import type { Room } from '@plumbline/concept';
import {
  ceilingWords,
  type Row,
  type Schedule,
  scheduleOf,
  sizeWords,
  withExisting,
} from '@plumbline/room/parts';
import type { Elevation } from '../elevations/elevation.js';
import { drawMark } from '../elevations/wall-marks.js';
import type { Area, PlacedLabel } from '../pen/labels.js';
import { INK, line, rect, WEIGHT } from '../pen/svg.js';
import { fitted, text, textWidth } from '../pen/text.js';
import { openSheet, type SheetOptions } from '../sheet/open-sheet.js';
import { type PlanInfo, stampOf } from '../sheet/plan-info.js';
import { northArrow, scaleBar } from '../sheet/scale-and-north.js';
import { SHEET, viewOf } from '../sheet/sheet.js';
import { shortened } from '../sheet/shorten.js';
import { type Shortened, type View } from '../sheet/view.js';
import { drawRoom, onFloorPlan } from './room-art.js';
import { drawItem } from './symbols/draw-item.js';

export interface PlanOptions extends SheetOptions {
  /** Of the set that the plan is a sheet of: it marks where each is seen from, and tells every edge of an opening. */
  readonly elevations?: readonly Elevation[];
}

/** A drawn sheet, with the boxes of its labels, walls and floor for whoever wants to check them. */
export interface DrawnPlan {
  readonly svg: string;
  readonly labels: readonly PlacedLabel[];
  readonly walls: readonly Area[];
  readonly floor: readonly Area[];
  readonly scale: string;
  /** Of the sheet, in points. */
  readonly width: number;
  readonly height: number;
}

const ROW = 13.5;
const ROW_TYPE = 9.5;
const TITLE_HEIGHT = 62;
/** Of the line that tells what lines and circled letters are, on a sheet of a set. */
const KEY_HEIGHT = 12;

/** Draws the floor plan of a room on US letter at a named scale. */
export function drawSheet(info: PlanInfo, options: PlanOptions = {}): DrawnPlan {
  const room = onFloorPlan(info.room);
  const schedule = withExisting(scheduleOf(room), info);
  const drawn = shortened(room);
  const inner = {
    x: SHEET.margin,
    y: SHEET.margin,
    w: SHEET.w - 2 * SHEET.margin,
    h: SHEET.h - 2 * SHEET.margin,
  };
  const key = keyOfLines(room, info, options, inner);
  const { tables, view } = layOut(schedule, drawn, inner, options.elevations ? KEY_HEIGHT : 0);
  const { art, labels, walls, floor } = drawRoom(view, schedule, info.title, room, info, options.elevations);
  const north = northArrow(inner.x + inner.w - 18, inner.y + 20);

  const svg = [
    ...openSheet(SHEET.w, SHEET.h, info.title, options),
    art,
    north,
    key,
    drawTables(tables, inner.x, inner.y + inner.h - TITLE_HEIGHT - tables.height, inner.w),
    titleBlock(info, view, inner),
    rect(inner.x - 6, inner.y - 6, inner.w + 12, inner.h + 12, { weight: 0.9 }),
    '</svg>',
  ].join('');
  return { svg, labels, walls, floor, scale: view.scale, width: SHEET.w, height: SHEET.h };
}

/** Which lines tell what is there, what comes and what goes, and what circled letters are; nothing where all is new. */
function keyOfLines(
  room: Room,
  { goes = [], reused = false }: PlanInfo,
  { elevations }: PlanOptions,
  { x, y }: Area,
): string {
  const stays = room.items.some((item) => item.existing);
  const phases =
    stays || goes.length > 0
      ? [
          stays ? `Light: existing${reused ? ', reused' : ' to remain'}.` : '',
          'Full: new.',
          goes.length > 0 ? `Dashed${elevations ? ' with (R)' : ''}: removed.` : '',
        ]
      : [];
  const marks = elevations?.length ? 'Circled letter: elevation on A-2.' : '';
  const words = [...phases, marks].filter(Boolean).join(' ');
  return words ? text(x, y + 6, words, { size: 9, color: INK.soft }) : '';
}

interface TableLayout {
  readonly height: number;
  readonly columns: readonly (readonly {
    readonly title?: string;
    readonly row?: Row;
    readonly note?: string;
  }[])[];
}

/** Points around a room that its dimension strings take. */
const GUTTER = { left: 44, right: 26, top: 44, bottom: 34 } as const;

/** Tables in two columns, or in three where that lets the room be drawn at a larger scale; `above` stays free. Points. */
function layOut(
  schedule: Schedule,
  drawn: Shortened,
  inner: Area,
  above: number,
): { readonly tables: TableLayout; readonly view: View } {
  const [wide, narrow] = ([2, 3] as const).map((columns) => {
    const tables = tableLayout(schedule, columns);
    const area = { ...inner, y: inner.y + above, h: inner.h - above - TITLE_HEIGHT - tables.height };
    return { tables, view: viewOf(drawn, area, GUTTER) };
  }) as [{ tables: TableLayout; view: View }, { tables: TableLayout; view: View }];
  return narrow.view.s > wide.view.s ? narrow : wide;
}

const MOST_REMOVED = 10;

/** Schedule, legend and what is removed in columns of equal length. */
function tableLayout(schedule: Schedule, count: 2 | 3): TableLayout {
  const most = 34;
  const lines: { title?: string; row?: Row; note?: string }[] = [];
  const section = (title: string, rows: readonly Row[], room: number): void => {
    if (rows.length === 0) return;
    lines.push({ title });
    for (const row of rows.slice(0, room)) lines.push({ row });
    if (rows.length > room) lines.push({ note: `and ${rows.length - room} more` });
  };
  const cabinets = Math.min(schedule.cabinets.length, Math.max(most / 2, most - schedule.legend.length));
  section('Cabinet schedule', schedule.cabinets, cabinets);
  section('Legend', schedule.legend, most - cabinets);
  section('Removed', schedule.removed, MOST_REMOVED);
  const columns: (typeof lines)[] = [];
  for (let left = count as number, from = 0; left > 0; left--) {
    const each = Math.ceil((lines.length - from) / left);
    // A title does not stand alone at the foot of a column.
    const to = lines[from + each - 1]?.title && left > 1 ? from + each - 1 : from + each;
    columns.push(lines.slice(from, to));
    from = to;
  }
  return { height: Math.max(...columns.map((c) => c.length)) * ROW + 14, columns };
}

function drawTables(tables: TableLayout, x: number, y: number, w: number): string {
  const count = tables.columns.length;
  const gap = count > 2 ? 14 : 18;
  const column = (w - gap * (count - 1)) / count;
  const indent = count > 2 ? 35 : 40;
  let art = line(x, y + 2, x + w, y + 2, { weight: WEIGHT.detail, stroke: INK.faint });
  for (const [c, lines] of tables.columns.entries()) {
    const left = x + c * (column + gap);
    for (const [i, entry] of lines.entries()) {
      const mid = y + 12 + i * ROW;
      if (entry.title) {
        art += text(left, mid, entry.title, { size: 10.5, weight: 'bold' });
        art += text(left + column, mid, entry.title === 'Removed' ? 'amount, to verify' : 'W × D × H, in', {
          size: 8,
          anchor: 'end',
          color: INK.soft,
        });
        art += line(left, mid + 7, left + column, mid + 7, { weight: WEIGHT.detail, stroke: INK.line });
      } else if (entry.note) {
        art += text(left, mid, entry.note, { size: ROW_TYPE, color: INK.soft });
      } else if (entry.row) {
        const { tag, name, size, count } = entry.row;
        const sizeWidth = textWidth(size, ROW_TYPE - 0.5);
        art += tag
          ? text(left, mid, tag, { size: ROW_TYPE, weight: 'bold' })
          : keyOf(entry.row, left + 6, mid);
        art += text(
          left + indent,
          mid,
          fitted(count > 1 ? `${count} × ${name}` : name, column - indent - 6 - sizeWidth, ROW_TYPE),
          { size: ROW_TYPE },
        );
        art += text(left + column, mid, size, { size: ROW_TYPE - 0.5, anchor: 'end', color: INK.soft });
        if (i < lines.length - 1)
          art += line(left, mid + ROW / 2, left + column, mid + ROW / 2, { weight: 0.25, stroke: INK.faint });
      }
    }
  }
  return art;
}

/** What the plan shows of a row without a tag, small: the symbol of a lamp, a piece of marked wall. */
export function keyOf(row: Row, x: number, y: number): string {
  if (row.mark) {
    const piece = { x: x - 6, y: y - 3, w: 22, h: 6 };
    return (
      rect(piece.x, piece.y, piece.w, piece.h, { fill: INK.poche, stroke: 'none', weight: 0 }) +
      drawMark(row.mark, piece)
    );
  }
  const item = row.items[0];
  if (!item) return '';
  const size = Math.max(item.box.widthIn, item.box.depthIn);
  return drawItem({ ...item, facing: 'south' }, undefined, x, y, 10 / size);
}

/** Size and ceiling of a room in a line. */
export const sizeOf = ({ shell }: Room): string => `${sizeWords(shell)}, ceiling ${ceilingWords(shell)}`;

function titleBlock(info: PlanInfo, v: View, inner: Area): string {
  const y = inner.y + inner.h - TITLE_HEIGHT;
  const { x, w } = inner;
  const right = x + w - 150;
  const { room } = info;
  const size = sizeOf(room);
  let art =
    line(x - 6, y, x + w + 6, y, { weight: 0.9 }) +
    line(right, y, right, y + TITLE_HEIGHT + 6, { weight: WEIGHT.detail });
  const title = titleLines(info.title, right - x - 10);
  for (const [i, content] of title.lines.entries()) {
    const at = title.lines.length === 1 ? y + 16 : y + 11 + i * 13;
    art += text(x, at, content, { size: title.size, weight: 'bold' });
  }
  art += text(
    x,
    y + (title.lines.length === 1 ? 33 : 38),
    fitted(
      [size, info.zipCode ? `ZIP area ${info.zipCode}` : ''].filter(Boolean).join('  ·  '),
      right - x - 10,
      10,
    ),
    { size: 10 },
  );
  art += scaleBar(x, y + 52, v);
  if (info.note)
    art += text(right - 8, y + 56, fitted(info.note, right - x - 150, 9), {
      size: 9,
      anchor: 'end',
      color: INK.accent,
    });
  art += text(right + 10, y + 15, 'Floor plan', { size: 11, weight: 'bold' });
  art += text(x + w, y + 15, 'A-1', { size: 13, weight: 'bold', anchor: 'end' });
  art += text(right + 10, y + 30, `Scale ${v.scale}`, { size: 9.5 });
  art += text(right + 10, y + 43, info.date.slice(0, 10), { size: 9.5 });
  art += text(right + 10, y + 56, stampOf(info), {
    size: 9.5,
    color: INK.accent,
    weight: 'bold',
  });
  return art;
}

/** The title in one line where it fits, else in two of smaller type. */
function titleLines(
  title: string,
  width: number,
): { readonly lines: readonly string[]; readonly size: number } {
  if (textWidth(title, 15, 'bold') <= width) return { lines: [title], size: 15 };
  const size = 12;
  const words = title.split(' ');
  let first = '';
  while (words.length > 0 && textWidth(`${first} ${words[0]}`, size, 'bold') <= width)
    first += ` ${words.shift()}`;
  return { lines: [first.trim(), fitted(words.join(' '), width, size, 'bold')], size };
}

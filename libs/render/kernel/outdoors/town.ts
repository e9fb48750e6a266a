// Across a street: two ranks of houses, and the crowns of trees.

import { hash3, hashUnit, mix, noise2, smooth, unit } from '../math';
import { shrubs } from './plants';
import { angle, bare, before, crownB, crownG, crownR, hillB, hillG, hillR, ROUND, SOFT, within } from './seen';

// Across a street: houses of their own height, width and stone, with rows of windows in reveals, and trees at their feet.
export function street(u: f32, w: f32, e: f32): void {
  const a: f32 = angle(u, w);
  // Farther houses behind, pale with haze.
  terrace(a + 1.7, e, 15, 0.16, 0.3, 0.5, 0.42);
  terrace(a, e, 11, 0.12, 0.62, 1, 0.08);
  shrubs(a, e, 26, 0.85, -0.5, 0.16, 0.44, 1280, 37, crownR, crownG, crownB, 0, bare ? <f32>0.5 : <f32>1);
}

// `count` houses in a ring; the lowest and the highest of them, how large their windows are, and how far in the haze.
function terrace(a: f32, e: f32, count: i32, low: f32, high: f32, size: f32, haze: f32): void {
  const at: f32 = (a / ROUND) * <f32>count;
  let id: i32 = <i32>floor<f32>(at);
  // Party walls stand where they like.
  const t: f32 = at - <f32>id;
  const party: f32 = 0.5 + 0.5 * hashUnit((id + 1) % count, count, 8);
  const first: f32 = 0.5 * hashUnit(id % count, count, 8);
  let from: f32 = <f32>id + first;
  if (t < first) {
    id--;
    from = <f32>id + 0.5 * hashUnit(((id % count) + count) % count, count, 8);
  }
  const to: f32 = t < first ? <f32>(id + 1) + first : <f32>(id + 1) + (party - 0.5);
  id = ((id % count) + count) % count;
  const h: u32 = hash3(id, count, 9);
  const s: f32 = unit(h * 747796405);
  const s2: f32 = unit(h * 2891336453);
  const s3: f32 = unit(h * 277803737);
  const top: f32 = mix(low, high, s);
  const k: f32 = smooth(top + SOFT, top - SOFT, e);
  if (k <= 0) return;
  // brick, brownstone, limestone and painted brick
  let r: f32 = 0.3;
  let g: f32 = 0.2;
  let b: f32 = 0.16;
  if (s2 < 0.3) {
    r = 0.22;
    g = 0.17;
    b = 0.145;
  } else if (s2 < 0.55) {
    r = 0.42;
    g = 0.39;
    b = 0.335;
  } else if (s2 < 0.7) {
    r = 0.5;
    g = 0.48;
    b = 0.455;
  }
  const wide: f32 = ((to - from) * ROUND) / <f32>count;
  const x: f32 = ((at - from) * ROUND) / <f32>count;
  // A storey is 3.2 m, a bay 2.2 to 3 m, at 20 to 40 m.
  const storey: f32 = (0.125 + 0.045 * s3) * size;
  const bays: f32 = max<f32>(1, floor<f32>(wide / ((0.1 + 0.05 * s) * size)));
  const bay: f32 = wide / bays;
  const i: f32 = floor<f32>(x / bay);
  const below: f32 = top - 0.05 * size - e;
  const j: f32 = floor<f32>(below / storey);
  const across: f32 = x - (i + 0.5) * bay;
  const down: f32 = below - (j + 0.5) * storey;
  const weather: f32 = 0.9 + 0.2 * noise2(x * 14 + s * 30, e * 5) - 0.05 * smooth(0.4, 0.5, abs<f32>(across) / bay);
  let cr: f32 = r * weather;
  let cg: f32 = g * weather;
  let cb: f32 = b * weather;
  if (below > 0) {
    const half: f32 = bay * (0.2 + 0.09 * s3);
    const tall: f32 = storey * (0.28 + 0.06 * s);
    const frame: f32 = within(-half - 0.008 * size, half + 0.008 * size, across) * within(-tall - 0.008 * size, tall + 0.012 * size, down);
    const stone: f32 = 1.22;
    cr = mix(cr, min<f32>(r * stone + 0.05, 0.85), frame);
    cg = mix(cg, min<f32>(g * stone + 0.06, 0.84), frame);
    cb = mix(cb, min<f32>(b * stone + 0.06, 0.82), frame);
    const pane: f32 = within(-half, half, across) * within(-tall, tall, down);
    const own: f32 = hashUnit(<i32>i + id * 17, <i32>j, 12);
    // A pane shows sky or the dark of a room, a blind drawn to some height, now and then a lamp.
    const blind: f32 = own < 0.4 ? smooth(-tall + own * 4 * tall + SOFT, -tall + own * 4 * tall - SOFT, down) : 0;
    let glass: f32 = 0.06 + 0.22 * hashUnit(<i32>i, <i32>j + id, 13) * smooth(tall, -tall, down);
    let warm: f32 = 0;
    if (own > 0.93) warm = 0.35;
    const bar: f32 = 1 - within(-0.004, 0.004, across) * 0.4 - within(-0.004, 0.004, down) * 0.4;
    glass *= bar;
    cr = mix(cr, mix(glass * 0.92 + warm, 0.5, blind), pane);
    cg = mix(cg, mix(glass + warm * 0.8, 0.48, blind), pane);
    cb = mix(cb, mix(glass * 1.1 + warm * 0.5, 0.45, blind), pane);
    // A reveal's shade lies along the head.
    const shade: f32 = 1 - 0.4 * within(-tall, -tall + 0.014 * size, down) * pane;
    cr *= shade;
    cg *= shade;
    cb *= shade;
  }
  // A cornice and its shade.
  const cornice: f32 = within(top - 0.022 * size, top, e);
  cr = mix(cr, min<f32>(r * 1.35, 0.85), cornice) * (1 - 0.4 * within(top - 0.04 * size, top - 0.026 * size, e));
  cg = mix(cg, min<f32>(g * 1.35, 0.84), cornice) * (1 - 0.4 * within(top - 0.04 * size, top - 0.026 * size, e));
  cb = mix(cb, min<f32>(b * 1.35, 0.82), cornice) * (1 - 0.4 * within(top - 0.04 * size, top - 0.026 * size, e));
  // Where two houses meet, a soft dark line.
  const joint: f32 = 1 - 0.3 * smooth(0.012, 0.002, min<f32>(x, wide - x));
  before(mix(cr * joint, hillR, haze), mix(cg * joint, hillG, haze), mix(cb * joint, hillB, haze), k);
}

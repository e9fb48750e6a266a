import { type Room, randomFrom } from '@plumbline/concept';
import { STYLE_IDS } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { studyRoom } from '../src/render-room.js';

/** Share of a picture that may be black, and that may be blown. */
const MOST = 0.35;

/** Bad pixels of small pictures of a category's rooms, of so many styles and seeds drawn from one, as sentences. */
export async function pixelFaults(
  category: Room['category'],
  rooms: number,
  seed: number,
): Promise<readonly string[]> {
  const next = randomFrom(seed);
  const faults: string[] = [];
  for (let i = 0; i < rooms; i++) {
    const style = STYLE_IDS[Math.floor(next() * STYLE_IDS.length)]!;
    const roomSeed = Math.floor(next() * 1000);
    const { room } = planConcept({ category, style }, { seed: roomSeed, date: '2026-11-01' });
    const { rgb, width, height, statistics } = await studyRoom(room, {
      seed: i,
      quality: 2,
      width: 72,
      height: 48,
    });
    let dark = 0;
    let light = 0;
    for (let p = 0; p < rgb.length; p += 3) {
      const sum = rgb[p]! + rgb[p + 1]! + rgb[p + 2]!;
      if (sum < 18) dark++;
      if (sum > 745) light++;
    }
    const told = (fault: string) => faults.push(`${category}, ${style}, seed ${roomSeed}: ${fault}`);
    if (statistics.badValues > 0) told(`${statistics.badValues} bad values`);
    if (dark / (width * height) >= MOST) told('black');
    if (light / (width * height) >= MOST) told('blown');
  }
  return faults;
}

/**
 * Renders the pictures of this folder after a build: three rooms, each as it is ("before"), in other finishes and
 * seasons of decoration ("restyled"), also without a third of its things ("cleared"), with its openings moved
 * along their walls by 30 in ("moved"), and by a camera turned 8 degrees ("turned").
 */
import { writeFile } from 'node:fs/promises';
import { STYLES } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import sharp from 'sharp';
import { studyRoom } from '../../../../libs/render/dist/render-room.js';

const ROOMS = [
  ['living-room', { category: 'living room', style: 'mid-century', area: '18x15' }, 1, 'coastal'],
  ['bathroom', { category: 'bathroom', style: 'modern', area: '9x11' }, 2, 'farmhouse'],
  ['bedroom', { category: 'bedroom', style: 'coastal', area: '14x14' }, 1, 'industrial'],
];
const TURN = (8 * Math.PI) / 180;

for (const [name, wish, seed, style] of ROOMS) {
  const { room } = planConcept({ budget: 60_000, ...wish }, { seed, date: '2026-11-01' });
  const render = (shown, camera, another = 0) =>
    studyRoom(shown, { seed: seed + another, quality: 4, width: 480, height: 320, camera });
  const save = async (kind, { rgb, width, height }) =>
    await writeFile(
      new URL(`${name}-${kind}.webp`, import.meta.url),
      await sharp(rgb, { raw: { width, height, channels: 3 } })
        .webp({ quality: 80, effort: 6 })
        .toBuffer(),
    );
  const restyled = { ...room, style, finishes: STYLES[style].finishes };
  const openings = room.openings.map((opening) => {
    const wall = opening.side === 'north' || opening.side === 'south' ? room.widthIn : room.depthIn;
    const on = opening.offsetIn + opening.widthIn + 30 < wall - 4 ? 30 : opening.offsetIn > 34 ? -30 : 0;
    return { ...opening, offsetIn: opening.offsetIn + on };
  });
  const before = await render(room);
  const { view } = before;
  await save('before', before);
  await save('restyled', await render(restyled, view));
  const kept = room.items.filter((_, i) => i % 3 !== 0);
  await save('cleared', await render({ ...restyled, items: kept }, view, 9));
  await save('moved', await render({ ...restyled, openings }, view));
  const turned = ([x, y, z]) => [
    x * Math.cos(TURN) - y * Math.sin(TURN),
    x * Math.sin(TURN) + y * Math.cos(TURN),
    z,
  ];
  await save(
    'turned',
    await render(restyled, { ...view, ahead: turned(view.ahead), right: turned(view.right) }),
  );
}

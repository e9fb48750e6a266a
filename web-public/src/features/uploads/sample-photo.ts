/** Our own picture of a kitchen as it is, for those who have no photo at hand (made by scripts/pictures.mjs). */
const ADDRESS = '/hero/before-1440.webp';

/** @throws where the picture does not come */
export async function fetchSamplePhoto(): Promise<File> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`The sample photo answered ${answer.status}.`);
  return new File([await answer.arrayBuffer()], 'sample-kitchen.webp', { type: 'image/webp' });
}

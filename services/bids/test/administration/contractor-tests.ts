import { joined } from '../people.js';
import type { RunningBids } from '../running-bids.js';

/** What an administrator sees and changes of contractors. */
export function contractorTests(running: () => RunningBids): void {
  let bids: RunningBids;
  beforeAll(() => {
    bids = running();
  });

  it('are listed by search, ZIP and category, and edited', async () => {
    const one = await joined(bids, { companyName: 'Acme Kitchens', zipCode: '10001' });
    await joined(bids, { companyName: 'Blue Roofs', categories: ['roofing'] });
    const names = async (query: string) =>
      (await bids.admin('GET', `/api/admin/contractors?${query}`)).body.contractors.map(
        (contractor: { companyName: string }) => contractor.companyName,
      );
    expect(await names('')).toEqual(['Blue Roofs', 'Acme Kitchens']);
    expect(await names('search=acme')).toEqual(['Acme Kitchens']);
    expect(await names('zip=606')).toEqual(['Blue Roofs']);
    expect(await names('category=roofing')).toEqual(['Blue Roofs']);

    const edited = await bids.admin('PUT', `/api/console/contractors/${one.id}`, {
      id: one.id,
      companyName: 'Acme',
      zipCode: '10002',
      categories: ['kitchen', 'general'],
      rating: 4.5,
      insuranceExpires: '2027-01-31',
    });
    expect(edited.body).toMatchObject({
      companyName: 'Acme',
      rating: 4.5,
      zipCode: '10002',
      radiusMi: 25,
      insuranceExpires: '2027-01-31',
    });
    const list = await bids.admin('GET', '/api/console/contractors?sort=["rating","DESC"]&range=[0,9]');
    expect(list.headers.get('content-range')).toBe('contractors 0-1/2');
    expect(list.body[0].companyName).toBe('Acme');
    for (const field of [
      'createdAt',
      'companyName',
      'email',
      'zipCode',
      'categories',
      'licenseExpires',
      'insuranceExpires',
      'confirmedAt',
    ]) {
      const sorted = await bids.admin('GET', `/api/console/contractors?sort=["${field}","ASC"]`);
      expect([field, sorted.body.length]).toEqual([field, 2]);
    }
    expect((await bids.admin('GET', '/api/console/contractors?sort=["toString","ASC"]')).status).toBe(400);
    expect(
      (await bids.admin('PUT', `/api/console/contractors/${one.id}`, { companyName: 'x', rating: 6 })).status,
    ).toBe(400);
  });

  it('are approved and paused; the paused are not asked', async () => {
    const { id } = await joined(bids, {}, { confirm: false });
    const path = `/api/console/contractors/${id}`;
    const profile = (await bids.admin('GET', path)).body;
    expect(profile).toMatchObject({ confirmed: false, paused: false });

    const paused = await bids.admin('PUT', path, { ...profile, confirmed: true, paused: true });
    expect(paused.body).toMatchObject({ confirmed: true, paused: true });
    const asks = async () =>
      (
        await bids.admin('POST', '/api/admin/preview', {
          preferences: { zipCode: profile.zipCode, categories: ['kitchen'] },
        })
      ).body.contractors.length;
    expect(await asks()).toBe(0);

    const edited = await bids.admin('PUT', path, {
      companyName: 'Acme',
      zipCode: profile.zipCode,
      categories: ['kitchen'],
    });
    expect(edited.body).toMatchObject({ confirmed: true, paused: true });
    await bids.admin('PUT', path, { ...edited.body, paused: false });
    expect(await asks()).toBe(1);
  });
}

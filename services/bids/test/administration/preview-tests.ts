import { MESSAGES } from '@plumbline/contracts';
import { asked, bidRow, homeowner, joined } from '../people.js';
import type { RunningBids } from '../running-bids.js';

/** What a bid request would produce, shown before anybody sends it. */
export function previewTests(running: () => RunningBids): void {
  let bids: RunningBids;
  beforeAll(() => {
    bids = running();
  });

  it('shows what a request would produce, and mails it to the administrator', async () => {
    const near = await joined(bids);
    await joined(bids, { zipCode: '94110' });
    const preview = await bids.admin('POST', '/api/admin/preview', {
      preferences: { zipCode: '60610', categories: ['kitchen'] },
    });
    expect(preview.body).toMatchObject({
      contractors: [{ email: near.email, companyName: near.companyName }],
      chosenDesign: null,
      userUploads: [],
    });
    const { codes } = await asked(bids, homeowner(), { zip: '60610' });
    const invited = await Promise.all(codes.map((code) => bidRow(bids, code)));
    expect(invited.map(({ contractor_email }) => contractor_email)).toEqual([near.email]);
    const mailed = await bids.admin('POST', '/api/admin/email-preview', {
      preferences: { zipCode: '60610', categories: ['kitchen'] },
      testMode: true,
    });
    expect(mailed.body.sentTo).toBe('admin@plumbline.example');
    expect((await bids.announced('preview.requested')).at(-1)).toMatchObject({
      zipCode: '60610',
      category: 'kitchen',
      testMode: true,
      contractors: [{ email: near.email }],
    });
  });

  it('leaves contractors of the demo out, and says so', async () => {
    await joined(bids, { email: 'office@oak.demo.example' });
    const preview = (zipCode: string) =>
      bids.admin('POST', '/api/admin/preview', { preferences: { zipCode, categories: ['kitchen'] } });
    expect((await preview('60614')).body).toMatchObject({
      contractors: [],
      message: `${MESSAGES.bids.noneNear('60614')} ${MESSAGES.bids.demoLeftOut}`,
    });
    expect((await preview('94110')).body.message).toBe(MESSAGES.bids.noneNear('94110'));
    await joined(bids);
    expect((await preview('60614')).body.message).toBe(
      `${MESSAGES.bids.preview(1)} ${MESSAGES.bids.demoLeftOut}`,
    );
  });

  it('has a sample in Test Mode, and wants a ZIP', async () => {
    const { body } = await bids.admin('POST', '/api/admin/preview', {
      preferences: { zipCode: '60614', categories: ['garage'] },
      testMode: true,
    });
    expect(body.contractors).toMatchObject([{ companyName: 'Sample Remodeling Co.' }]);
    for (const preferences of [{ zipCode: '123' }, {}, undefined, { zipCode: 12345 }]) {
      const answer = await bids.admin('POST', '/api/admin/preview', { preferences });
      expect([answer.status, answer.body.message]).toEqual([400, MESSAGES.admin.zip]);
    }
  });

  it('shows the ZIP’s uploads', async () => {
    await bids.hear('upload.stored', {
      uploadId: 'u1',
      zipCode: '60614',
      fullAddress: '1 Main St',
      files: [
        {
          key: 'uploads/a/b.jpg',
          thumbnailKey: 'uploads/a/b.thumb.webp',
          name: 'sink.jpg',
          type: 'image/jpeg',
        },
      ],
    });
    const { body } = await bids.admin('POST', '/api/admin/preview', { preferences: { zipCode: '60614' } });
    expect(body.userUploads).toEqual([
      {
        originalName: 'sink.jpg',
        name: 'sink.jpg',
        url: 'http://site.test/files/uploads/a/b.jpg',
        imageUrl: 'http://site.test/files/uploads/a/b.jpg',
        thumbnailUrl: 'http://site.test/files/uploads/a/b.thumb.webp',
        type: 'image/jpeg',
      },
    ]);
  });
}

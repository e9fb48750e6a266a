import { MESSAGES } from '@plumbline/contracts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

test('a preview needs a whole ZIP', async () => {
  const server = startFakeServer();
  const { user } = renderConsole('/');
  await user.type(await screen.findByRole('textbox', { name: 'ZIP' }), '606');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(MESSAGES.admin.zip)).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/preview')).toEqual([]);
});

test('shows the design, the uploads and the contractors that a request would produce', async () => {
  const server = startFakeServer({
    'POST /api/admin/preview': () => ({
      body: {
        contractors: [
          {
            _id: 'c1',
            companyName: 'Oak & Iron',
            email: 'o@oak.example',
            categories: ['kitchen'],
            distanceMi: 3.2,
          },
        ],
        chosenDesign: {
          _id: 'd1',
          title: 'A light kitchen',
          description: 'Oak.',
          imageUrl: '/files/p.png',
          floorPlanUrl: null,
          estimatedCost: 15000,
          label: 'Newest concept for kitchen in 60614',
        },
        userUploads: [
          { originalName: 'walk.mp4', url: '/files/walk.mp4', thumbnailUrl: null, type: 'video/mp4' },
        ],
        message: 'One contractor would be asked.',
      },
    }),
  });
  const { user } = renderConsole('/');
  await user.type(await screen.findByRole('textbox', { name: 'ZIP' }), '60614');
  await user.click(screen.getByRole('checkbox', { name: 'Test Mode' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('A light kitchen')).toBeTruthy();
  expect(screen.getByText('Newest concept for kitchen in 60614')).toBeTruthy();
  expect(screen.getByText(MESSAGES.generation.noPlan)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play walk.mp4' })).toBeTruthy();
  expect(screen.getByText('Oak & Iron')).toBeTruthy();
  expect(screen.getByText('One contractor would be asked.')).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/preview').map(({ body }) => body)).toEqual([
    { preferences: { zipCode: '60614', categories: ['kitchen'] }, testMode: true },
  ]);
});

test('an e-mail preview says where it went, and the default sentence where it did not', async () => {
  const server = startFakeServer({
    'POST /api/admin/email-preview': () => ({ body: { sentTo: 'admin@plumbline.example' } }),
  });
  const { user } = renderConsole('/');
  await user.type(await screen.findByRole('textbox', { name: 'ZIP' }), '60614');
  await user.click(screen.getByRole('button', { name: 'Email Preview' }));
  expect(await screen.findByText('Sent to admin@plumbline.example')).toBeTruthy();
  server.route('POST /api/admin/email-preview', () => ({ status: 500, body: '' }));
  await user.click(screen.getByRole('button', { name: 'Email Preview' }));
  expect(await screen.findByText(MESSAGES.admin.emailPreview)).toBeTruthy();
});

import { MESSAGES } from '@plumbline/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { uploads } from '#texts/uploads';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { useVisitorAddress } from './use-visitor-address.js';

const onAddress = vi.fn(() => true);

function Visitor() {
  return <p>{useVisitorAddress(true, onAddress)}</p>;
}

function stubPosition(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed: PositionErrorCallback) =>
    answer(found, failed),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

const found = (then: PositionCallback) =>
  then({ coords: { latitude: 30.25, longitude: -97.76 } } as GeolocationPosition);

it('asks with high accuracy and 10 s, and says when access is denied', async () => {
  const ask = stubPosition((_, failed) => failed({ code: 1 } as GeolocationPositionError));
  renderPage(<Visitor />);
  await screen.findByText(MESSAGES.upload.locationDenied);
  expect(ask.mock.calls[0]?.[2 as never]).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
});

it('looks the place up on our own server without a maps key', async () => {
  stubPosition(found);
  fakeApi({
    'GET /api/settings': { body: { mapsKey: null } },
    'GET /api/geocode/reverse': { body: { fullAddress: 'Austin, TX 78704', zipCode: '78704' } },
  });
  renderPage(<Visitor />);
  await waitFor(() =>
    expect(onAddress).toHaveBeenCalledWith({ fullAddress: 'Austin, TX 78704', zipCode: '78704' }),
  );
  await screen.findByText(uploads.located);
});

it('asks the maps service with a key', async () => {
  stubPosition(found);
  const seen = fakeApi({
    'GET /api/settings': { body: { mapsKey: 'k' } },
    'GET /maps/api/geocode/json': {
      body: {
        results: [
          {
            formatted_address: '1 Main St, Austin, TX 78701, USA',
            address_components: [{ long_name: '78701', types: ['postal_code'] }],
          },
        ],
      },
    },
  });
  renderPage(<Visitor />);
  await waitFor(() =>
    expect(onAddress).toHaveBeenCalledWith({
      fullAddress: '1 Main St, Austin, TX 78701, USA',
      zipCode: '78701',
    }),
  );
  expect(seen[1]?.path).toContain('latlng=30.25%2C-97.76&key=k');
});

it.each([
  ['is out of reach', new TypeError('refused')],
  ['fails', { status: 500, body: {} }],
  ['refuses the key', { body: { status: 'REQUEST_DENIED', results: [] } }],
  ['talks nonsense', { body: 'lorem ipsum' }],
])('takes the place from our own server when the maps service %s', async (_, answer) => {
  stubPosition(found);
  onAddress.mockClear();
  fakeApi({
    'GET /api/settings': { body: { mapsKey: 'k' } },
    'GET /maps/api/geocode/json': answer,
    'GET /api/geocode/reverse': { body: { fullAddress: 'Austin, TX 78704', zipCode: '78704' } },
  });
  renderPage(<Visitor />);
  await waitFor(() =>
    expect(onAddress).toHaveBeenCalledWith({ fullAddress: 'Austin, TX 78704', zipCode: '78704' }),
  );
});

it('does not claim to have filled in what was typed meanwhile', async () => {
  stubPosition(found);
  onAddress.mockReturnValueOnce(false);
  fakeApi({
    'GET /api/settings': { body: { mapsKey: null } },
    'GET /api/geocode/reverse': { body: { fullAddress: 'Austin, TX 78704', zipCode: '78704' } },
  });
  const { container } = renderPage(<Visitor />);
  await waitFor(() => expect(onAddress).toHaveReturnedWith(false));
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe(''));
});

it('stays silent when the place cannot be looked up', async () => {
  stubPosition(found);
  onAddress.mockClear();
  const seen = fakeApi({
    'GET /api/settings': { body: { mapsKey: null } },
    'GET /api/geocode/reverse': { status: 400, body: {} },
  });
  const { container } = renderPage(<Visitor />);
  await waitFor(() => expect(seen).toHaveLength(2));
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe(''));
  expect(onAddress).not.toHaveBeenCalled();
});

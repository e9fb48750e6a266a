import type { UploadedFile } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.js';
import { UploadStep } from './components/upload-step.js';
import * as photos from './smaller-photo.js';

/** An XMLHttpRequest that the test answers. */
class FakeXhr {
  static sent: FakeXhr[] = [];
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  timeout = 0;
  body: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeXhr.sent.push(this);
  }
  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => this.onload?.());
  }
}

const STORED = {
  files: [{ imageUrl: '/files/uploads/a.jpg', name: 'a.jpg', type: 'image/jpeg', thumbnailUrl: null }],
};
const onUploaded = vi.fn();
const onFirstPhoto = vi.fn();

function Step({ address = '1 Main St, Austin, TX 78704' }: { address?: string }) {
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([]);
  const [zip, setZip] = useState('');
  return (
    <UploadStep
      address={address}
      zip={zip}
      uploaded={uploaded}
      locationNote={null}
      onAddress={() => {}}
      onZip={setZip}
      onFirstPhoto={onFirstPhoto}
      onUploaded={(files, zipInUse) => {
        setUploaded(files);
        onUploaded(files, zipInUse);
      }}
      onRemoveUploaded={() => {}}
    />
  );
}

function choose(...files: File[]) {
  fireEvent.change(screen.getAllByLabelText('Choose photos').at(-1)!, { target: { files } });
}

const photo = () => new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Upload Files' })));

beforeEach(() => {
  FakeXhr.sent = [];
  onUploaded.mockClear();
  onFirstPhoto.mockClear();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});

it('cannot be sent without files', () => {
  renderPage(<Step />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Files' }).disabled).toBe(true);
});

it('tells the first photo as soon as it is chosen', () => {
  renderPage(<Step />);
  choose(new File(['x'], 'a.mp4', { type: 'video/mp4' }));
  expect(onFirstPhoto).not.toHaveBeenCalled();
  const first = photo();
  choose(first, photo());
  expect(onFirstPhoto.mock.calls).toEqual([[first]]);
});

it('sends the files with address and detected ZIP, shows bytes sent, and hands over what was stored', async () => {
  vi.useFakeTimers();
  renderPage(<Step />);
  choose(photo());
  await submit();
  const [request] = FakeXhr.sent;
  expect(request?.timeout).toBe(60_000);
  expect(request?.body?.get('zipCode')).toBe('78704');
  expect(request?.body?.getAll('files')).toHaveLength(1);
  expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  screen.getByRole('button', { name: 'Uploading...' });

  act(() => request?.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');

  await request?.answer(201, STORED);
  expect(onUploaded).toHaveBeenCalledWith(STORED.files, '78704');
  expect(screen.queryByRole('progressbar')).not.toBeNull();
  await act(async () => vi.advanceTimersByTime(500));
  expect(screen.queryByRole('progressbar')).toBeNull();
  screen.getByAltText('a.jpg');
});

it('tries once more on status 499, with the same key, and no more than once', async () => {
  renderPage(<Step />);
  choose(photo());
  await submit();
  await FakeXhr.sent[0]?.answer(499, {});
  expect(FakeXhr.sent).toHaveLength(2);
  expect(FakeXhr.sent[1]?.headers['idempotency-key']).toBe(FakeXhr.sent[0]?.headers['idempotency-key']);
  await FakeXhr.sent[1]?.answer(499, {});
  expect(FakeXhr.sent).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toBe(MESSAGES.upload.failed);
});

it("prefers the server's sentence, and keeps the files for another try", async () => {
  renderPage(<Step />);
  choose(photo());
  await submit();
  await FakeXhr.sent[0]?.answer(422, { message: 'a.jpg is no picture.' });
  expect(screen.getByRole('alert').textContent).toBe('a.jpg is no picture.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Files' }).disabled).toBe(false);
});

it('tells which files the server does not take, and why', async () => {
  renderPage(<Step />);
  choose(photo());
  await submit();
  const details = [{ field: 'files[0]', message: 'a.jpg: The file is empty.' }];
  await FakeXhr.sent[0]?.answer(415, { message: MESSAGES.upload.unsupported, details });
  expect(screen.getByRole('alert').textContent).toBe(
    `${MESSAGES.upload.unsupported} a.jpg: The file is empty.`,
  );
});

it('refuses a ZIP that cannot be, typed beside photos or the sample', async () => {
  renderPage(<Step />);
  fireEvent.change(screen.getByLabelText(/^ZIP code/), { target: { value: '00000' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /sample kitchen/ })));
  choose(photo());
  await submit();
  expect(FakeXhr.sent).toHaveLength(0);
  expect(screen.getAllByText(MESSAGES.place.noSuchZip).length).toBeGreaterThan(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^ZIP code/)));
});

it('sends photos smaller on a slow line, with the focal length they lose', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { effectiveType: '3g' } });
  const smaller = new File(['s'], 'a.jpg', { type: 'image/jpeg' });
  const smallerPhoto = vi
    .spyOn(photos, 'smallerPhoto')
    .mockImplementation(async (file) =>
      file.name === 'a.jpg' ? { file: smaller, focalLength35mm: 26 } : photos.asItIs(file),
    );
  renderPage(<Step />);
  choose(photo(), new File(['v'], 'b.mov', { type: 'video/quicktime' }));
  await submit();
  await waitFor(() => expect(FakeXhr.sent).toHaveLength(1));
  expect(FakeXhr.sent[0]?.body?.get('focalLengths')).toBe('[26,null]');
  expect(FakeXhr.sent[0]?.body?.getAll('files')).toMatchObject([
    { name: 'a.jpg', size: 1 },
    { name: 'b.mov' },
  ]);
  expect(smallerPhoto).toHaveBeenCalledTimes(2);
});

it('names the files that are too large', () => {
  renderPage(<Step />);
  const big = photo();
  Object.defineProperty(big, 'size', { value: 11 * 1024 * 1024 });
  choose(big);
  expect(screen.getByRole('alert').textContent).toContain(MESSAGES.upload.tooLarge);
  expect(screen.getByRole('alert').textContent).toContain('a.jpg');
});

it('takes files that are dropped beside the area, too, and keeps the page', () => {
  renderPage(<Step />);
  const stays = !fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [photo()] } });
  expect(stays).toBe(true);
  screen.getByAltText('a.jpg');
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});

it('starts with a sample photo in one press', async () => {
  vi.stubGlobal('fetch', async () => new Response('x'));
  renderPage(<Step />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /sample kitchen/ })));
  await waitFor(() => expect(FakeXhr.sent).toHaveLength(1));
  expect(FakeXhr.sent[0]?.body?.get('files')).toHaveProperty('name', 'sample-kitchen.webp');
  await FakeXhr.sent[0]?.answer(201, STORED);
  expect(onUploaded).toHaveBeenCalledWith(STORED.files, '78704');
  expect(screen.queryByRole('button', { name: /sample kitchen/ })).toBeNull();
});

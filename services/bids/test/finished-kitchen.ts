import type { DesignFile } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { v7 as uuidv7 } from 'uuid';
import type { RunningBids } from './running-bids.js';

/** Files as the designs service tells them: where they lie cannot be told from the design's id. */
export const filesAt = (place: string): DesignFile[] =>
  (
    [
      ['concept', null, 'concept.json'],
      ['picture', 'preview', 'preview.jpg'],
      ['picture', 'picture', 'picture.jpg'],
      ['thumbnail', 'picture', 'thumbnail.webp'],
      ['plan-png', null, 'plan.png'],
      ['plan-svg', null, 'plan.svg'],
      ['plan-pdf', null, 'plan.pdf'],
    ] as const
  ).map(([kind, stage, name]) => ({
    version: 1,
    kind,
    stage,
    key: `${place}/${name}`,
    holdsPhoto: stage === 'picture',
  }));

/** What the designs service leaves in storage for a finished kitchen, and what it tells of its files. */
export async function finishedKitchen(bids: RunningBids, zipCode = '60614') {
  const id = uuidv7();
  const place = `designs/somewhere/${id.slice(-6)}`;
  const request = { category: 'kitchen' as const, features: 'granite countertop', zipCode, state: 'IL' };
  const concept = planConcept(request, { seed: 7, date: '2026-11-21' });
  const stored = {
    design: {
      _id: id,
      title: concept.title,
      description: concept.description,
      altText: concept.altText,
      designPrompt: 'bright',
      contractorPrompt: 'labor only',
      style: 'modern',
      estimatedCost: concept.estimate.likely,
      meta: { preset: null, seed: 7, guidance_scale: null, provider: 'embedded', samples: 64 },
    },
    concept,
    request: { ...request, designPrompt: 'bright', contractorPrompt: 'labor only' },
    zipCode,
    category: 'kitchen',
    createdAt: new Date().toISOString(),
  };
  await bids.infrastructure.storage.put(`${place}/concept.json`, Buffer.from(JSON.stringify(stored)), {
    contentType: 'application/json',
  });
  await bids.hear('design.file-added', { jobId: id, designId: id, files: filesAt(place) });
  return { id, place, concept, zipCode };
}

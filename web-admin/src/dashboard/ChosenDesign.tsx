import { Stack, Typography } from '@mui/material';
import type { Preview, PreviewDesign } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { money } from '../shared/format.js';
import { MediaGrid } from '../shared/media/MediaGrid.js';
import type { Media } from '../shared/media/media.js';
import { Panel } from '../shared/panel/Panel.js';
import { EmptyState } from '../shared/States.js';

/** The concept that a preview chose. */
export const ChosenDesign = ({ preview }: { preview: Preview | null }) => (
  <Panel title="Chosen design">
    {preview?.chosenDesign ? (
      <Concept design={preview.chosenDesign} />
    ) : (
      <EmptyState title={preview ? 'No design for this category yet' : 'No preview yet'}>
        Enter a ZIP and a category above and choose Preview.
      </EmptyState>
    )}
  </Panel>
);

const Concept = ({ design }: { design: PreviewDesign }) => {
  const pictures: Media[] = [
    { url: design.imageUrl, name: design.title },
    { url: design.floorPlanUrl, name: `Floor plan of ${design.title}`, isDrawing: true },
  ].flatMap(({ url, ...about }) => (url ? [{ url, ...about }] : []));
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary">
        {design.label}
      </Typography>
      <Typography sx={{ fontWeight: 650 }}>{design.title}</Typography>
      <Typography variant="body2">{design.description}</Typography>
      <MediaGrid items={pictures} width={260} />
      {!design.floorPlanUrl && <Typography variant="body2">{MESSAGES.generation.noPlan}</Typography>}
      <Typography variant="body2" color="textSecondary">
        Estimated{' '}
        {typeof design.estimatedCost === 'string' ? design.estimatedCost : money(design.estimatedCost)}
      </Typography>
    </Stack>
  );
};

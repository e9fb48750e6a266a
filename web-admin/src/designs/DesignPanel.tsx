import { Alert, LinearProgress, Link, Typography } from '@mui/material';
import type { ConsoleDesign, Design } from '@plumbline/api-client';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { MediaGrid } from '../shared/media/MediaGrid.js';
import type { Media } from '../shared/media/media.js';
import { Block } from '../shared/panel/Block.js';
import { EstimateTable } from '../shared/panel/EstimateTable.js';
import { Facts } from '../shared/panel/Facts.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { SidePanel } from '../shared/panel/SidePanel.js';
import { useWhole } from '../shared/panel/useWhole.js';
import { When } from '../shared/When.js';

import { DesignStatus } from './DesignStatus.js';
import { Findings } from './Findings.js';
import { RerunButton } from './RerunButton.js';

/** /designs/{id}: one design beside the list. */
export const DesignPanel = () => (
  <Routes>
    <Route path=":id" element={<OneDesign />} />
    <Route path="*" element={null} />
  </Routes>
);

const OneDesign = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useWhole<ConsoleDesign>('designs', id);
  const job = query.data;
  return (
    <SidePanel
      title={job?.title ?? 'Design'}
      subtitle={job && `${job.category} · ${job.zipCode}`}
      actions={job?.status === 'failed' && <RerunButton job={job} />}
      onClose={() => navigate({ pathname: '/designs', search })}
    >
      <Fetched query={query} failed="Failed to load the design" lines={12}>
        {(loaded) => <DesignParts job={loaded} />}
      </Fetched>
    </SidePanel>
  );
};

const DesignParts = ({ job }: { job: ConsoleDesign }) => (
  <>
    {job.error && <Alert severity="error">{job.error}</Alert>}
    {job.status === 'processing' && (
      <LinearProgress variant="determinate" value={job.progress} aria-label={job.stage} />
    )}
    {job.design?.pictureNote && <Alert severity="info">{job.design.pictureNote}</Alert>}
    <MediaGrid items={picturesOf(job)} width={240} />
    <Block title="Design">
      <Facts
        rows={[
          ['Status', <DesignStatus key="status" job={job} />],
          ['Asked', <When key="asked" at={job.createdAt} exact />],
          ['Finished', <When key="finished" at={job.finishedAt} exact />],
          ['Wish', job.designPrompt],
          ['For contractors', job.design?.contractorPrompt],
          ['Style', job.design?.style],
        ]}
      />
    </Block>
    {job.design && <ConceptParts concept={job.design} />}
  </>
);

const ConceptParts = ({ concept }: { concept: Design }) => (
  <>
    <Block title="Description">
      <Typography>{concept.description}</Typography>
      {concept.floorPlanPdfUrl && (
        <Link href={concept.floorPlanPdfUrl} target="_blank" rel="noreferrer">
          Floor plan as PDF
        </Link>
      )}
    </Block>
    {concept.estimate && (
      <Block title="Estimate">
        <EstimateTable estimate={concept.estimate} />
      </Block>
    )}
    {concept.findings && concept.findings.length > 0 && (
      <Block title="Planning rules">
        <Findings findings={concept.findings} />
      </Block>
    )}
    {concept.meta && (
      <Block title="How the picture was made">
        <Facts
          rows={[
            ['Preset', concept.meta.preset],
            ['Seed', concept.meta.seed],
            ['Guidance', concept.meta.guidance_scale],
            ['Made by', concept.meta.provider],
            ['Instead of', concept.meta.fallbackFrom],
            ['Because', concept.meta.fallbackReason],
          ]}
        />
      </Block>
    )}
  </>
);

function picturesOf({ design, photoUrl }: ConsoleDesign): Media[] {
  return [
    { url: design?.imageUrl, name: 'The concept' },
    { url: design?.floorPlanUrl, name: 'The floor plan', isDrawing: true },
    { url: photoUrl, name: 'The photo it began with' },
  ].flatMap(({ url, ...about }) => (url ? [{ url, ...about }] : []));
}

import { MESSAGES } from '@plumbline/contracts';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Page, Sheet } from '#components/page/page.js';
import page from '#components/page/page.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { GenerationProgress } from '#features/generation/components/generation-progress.js';
import { GenerationStopped } from '#features/generation/components/generation-stopped.js';
import { useGeneration } from '#features/generation/use-generation.js';
import { DesignList } from '#features/results/components/designs/design-list.js';
import { DeviceDesignsList } from '#features/results/components/designs/device-designs-list.js';
import { useDeviceDesigns } from '#features/results/device-designs.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import { useDesignListProps } from '../use-design-list-props.js';
import { useJobAddress } from '../use-job-address.js';
import { useProject } from '../use-project.js';
import styles from './results.module.css';

/** /results: designs handed over by another page, else those of ?job=, else those of this device, else the empty state. */
export default function ResultsRoute() {
  usePageTitle(results.pageTitle);
  const location = useLocation();
  const [jobIds, setJobIds] = useJobAddress();
  const project = useProject();
  const generation = useGeneration(jobIds, setJobIds);
  const handedOver = (location.state as { designs?: readonly Design[] } | null)?.designs;
  const designs = handedOver ?? generation.designs;
  const listProps = useDesignListProps(designs, jobIds, generation, project);
  const { view } = generation;

  if (designs.length > 0) {
    return (
      <div className={`${page.page} ${styles.designs}`}>
        <DesignList headingLevel={1} {...listProps} />
      </div>
    );
  }
  if (view.state === 'idle') return <MyDesigns />;
  const startAgain = (
    <p>
      <ButtonLink to="/#get-started">{results.startAgain}</ButtonLink>
    </p>
  );
  return (
    <Page title={results.title}>
      <div className={form.stack}>
        {view.state === 'working' && (
          <GenerationProgress
            job={view.job}
            onCancel={jobIds.length > 0 ? generation.cancel : undefined}
            cancelling={generation.cancelling}
          />
        )}
        {view.state === 'stopped' && (
          <GenerationStopped message={view.message} resumable={view.resumable} onResume={generation.resume}>
            {startAgain}
          </GenerationStopped>
        )}
        {(view.state === 'refused' || view.state === 'doubted') && (
          <Sheet className={form.column}>
            <div className={form.stack}>
              <StatusLine message={{ tone: 'bad', text: view.message }} />
              {startAgain}
            </div>
          </Sheet>
        )}
        {view.state === 'done' && <Empty />}
      </div>
    </Page>
  );
}

function MyDesigns() {
  const device = useDeviceDesigns();
  const { remembered, loaded } = device;
  const some = remembered.length > 0;
  return (
    <Page
      title={results.title}
      lead={some ? `${results.count(remembered.length)}. ${results.mine.lead}` : undefined}
    >
      <div className={form.stack}>
        {some && <DeviceDesignsList {...device} />}
        {loaded && !some && <Empty />}
      </div>
    </Page>
  );
}

function Empty() {
  return (
    <Sheet className={form.column}>
      <div className={form.stack}>
        <p>{MESSAGES.generation.empty}</p>
        <p>
          <ButtonLink to="/#get-started">{results.emptyAction}</ButtonLink>
        </p>
      </div>
    </Sheet>
  );
}

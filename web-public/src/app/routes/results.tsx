import { MESSAGES } from '@plumbline/contracts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Page, Sheet } from '#components/page.js';
import page from '#components/page.module.css';
import { StatusLine } from '#components/status-line.js';
import { GenerationProgress } from '#features/generation/components/generation-progress.js';
import { GenerationStopped } from '#features/generation/components/generation-stopped.js';
import { useGeneration } from '#features/generation/use-generation.js';
import { DesignList } from '#features/results/components/design-list.js';
import { usePageTitle } from '#lib/use-page-title.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import { useProject } from '../use-project.js';

/** /results: designs handed over by another page, else those of ?job=, else the empty state (design §5). */
export default function ResultsRoute() {
  usePageTitle(results.pageTitle);
  const location = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const jobId = params.get('job');
  const { project, zipInUse, photoUrl, sentPreferences } = useProject();
  const generation = useGeneration(jobId, (id) => setParams(id ? { job: id } : {}));
  const handedOver = (location.state as { designs?: readonly Design[] } | null)?.designs;

  const { view } = generation;
  const designs = handedOver ?? (view.state === 'done' ? view.designs : undefined);

  if (designs && designs.length > 0) {
    return (
      <div className={page.page}>
        <DesignList
          headingLevel={1}
          designs={designs}
          zip={zipInUse}
          photoUrl={photoUrl}
          preferences={sentPreferences}
          files={project.uploaded}
          shareUrl={jobId ? window.location.href : undefined}
          onAnother={project.request && jobId ? () => generation.startAnother(project.request!) : undefined}
          onRequested={(message) => navigate('/success', { state: { message, jobId } })}
        />
      </div>
    );
  }
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
            onCancel={jobId ? generation.cancel : undefined}
            cancelling={generation.cancelling}
          />
        )}
        {view.state === 'stopped' && (
          <GenerationStopped message={view.message} resumable={view.resumable} onResume={generation.resume}>
            {startAgain}
          </GenerationStopped>
        )}
        {view.state === 'refused' && (
          <Sheet className={form.column}>
            <div className={form.stack}>
              <StatusLine message={{ tone: 'bad', text: view.message }} />
              {startAgain}
            </div>
          </Sheet>
        )}
        {(view.state === 'idle' || view.state === 'done') && (
          <Sheet className={form.column}>
            <div className={form.stack}>
              <p>{MESSAGES.generation.empty}</p>
              <p>
                <ButtonLink to="/#get-started">{results.emptyAction}</ButtonLink>
              </p>
            </div>
          </Sheet>
        )}
      </div>
    </Page>
  );
}

import { MESSAGES } from '@plumbline/contracts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { designRequestOf } from '#features/generation/api/request-design.js';
import { GenerationProgress } from '#features/generation/components/generation-progress.js';
import { GenerationStopped } from '#features/generation/components/generation-stopped.js';
import { PhotoDoubted } from '#features/generation/components/photo-doubted.js';
import { PreferencesStep } from '#features/generation/components/preferences-step.js';
import { useGeneration } from '#features/generation/use-generation.js';
import { useVisitorAddress } from '#features/location/use-visitor-address.js';
import { forgetMatch } from '#features/survey/record/forget-match.js';
import { UploadStep } from '#features/uploads/components/upload-step.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { landing } from '#texts/landing';
import { preferencesTexts } from '#texts/preferences';
import { uploads } from '#texts/uploads';
import { useDesignListProps } from '../designs-shown.js';
import { useJobAddress } from '../use-job-address.js';
import { isByPhoto, matchedRoom, type Project, useProject } from '../use-project.js';
import styles from './get-started.module.css';

const loadDesignList = () =>
  loadChunk(async () => ({
    default: (await import('#features/results/components/designs/design-list.js')).DesignList,
  }));
const DesignList = lazy(loadDesignList);

const loadMatchStep = () =>
  loadChunk(async () => ({
    default: (await import('#features/survey/match/match-step.js')).MatchStep,
  }));
const MatchStep = lazy(loadMatchStep);

/** Its walls are found while it is sent. A part that does not arrive is asked for again with the step. */
function lookAhead(photo: File) {
  loadMatchStep().catch(() => undefined);
  loadChunk(() => import('#features/survey/surveyor/look-ahead.js')).then(
    (survey) => survey.lookAhead(photo),
    () => undefined,
  );
}

/** The work bench of the landing page: photos, preferences, results (docs/product.md, Pages). */
export function GetStarted() {
  const whole = useProject();
  const { project, change, loaded, zipInUse, photo } = whole;
  const photoUrl = photo?.imageUrl;
  const hasUploads = project.uploaded.length > 0;
  const matched = matchedRoom(project.matched, photoUrl);
  const [jobIds, setJobIds] = useJobAddress();
  const uploadHeading = useRef<HTMLHeadingElement>(null);
  const matchHeading = useRef<HTMLHeadingElement>(null);
  const preferencesHeading = useRef<HTMLHeadingElement>(null);
  /** The files that this tab sent, by the address of the stored copy: no line has to bring them back. */
  const sent = useRef(new Map<string, File>());
  /** What there is just now: a photo to match, or a room that was confirmed. It leads on to a part that is only now drawn. */
  const done = useRef<'photo' | 'room' | null>(null);
  const results = useRef<HTMLElement>(null);

  const locationNote = useVisitorAddress(loaded, ({ fullAddress, zipCode }) => {
    const fills = !project.address && Boolean(fullAddress || zipCode);
    if (fills) change({ address: fullAddress ?? '', zip: project.zip || (zipCode ?? '') });
    return fills;
  });

  const generation = useGeneration(jobIds, setJobIds);
  const { view, designs } = generation;
  const shows = designs.length > 0;
  const listProps = useDesignListProps(designs, jobIds, generation, whole);
  /** A first concept is made; another idea is waited for beside those that are there. */
  const busy = generation.busy && !shows;
  // The results are ready to be drawn when they come; a part that did not arrive is asked for again then.
  useEffect(() => {
    if (busy) loadDesignList().catch(() => undefined);
  }, [busy]);
  // After a reload the steps above are drawn again first.
  useEffect(() => {
    if (loaded && (busy || shows)) results.current?.scrollIntoView({ block: 'start' });
  }, [loaded, busy, shows]);

  function removeUploaded(imageUrl: string | undefined) {
    if (imageUrl === photoUrl) forgetMatch();
    change(({ uploaded, matched }) => ({
      uploaded: uploaded.filter((file) => file.imageUrl !== imageUrl),
      matched: matched && isByPhoto(matched) && matched.photo === imageUrl ? null : matched,
    }));
  }

  function useAnother() {
    generation.dismiss();
    removeUploaded(photoUrl);
    uploadHeading.current?.focus();
  }

  function useAnyway() {
    if (!project.request) return;
    const request = { ...project.request, useAnyway: true };
    change({ request });
    generation.start(request);
  }

  // An upload leads on to the photo to match. What is confirmed there takes less room than what was asked: it is shown
  // with step 2 below it, where the homeowner goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are drawn by then
  useEffect(() => {
    if (!done.current || !hasUploads) return;
    const next = done.current === 'room' ? preferencesHeading : matchHeading;
    done.current = null;
    next.current?.focus({ preventScroll: true });
    matchHeading.current?.scrollIntoView({ block: 'start' });
  }, [project.uploaded, project.matched]);

  return (
    <section id="get-started" className={styles.section} aria-labelledby="start-title">
      <header className={styles.head}>
        <h2 id="start-title" className={styles.title}>
          {landing.startTitle}
        </h2>
        <p>{landing.startLead}</p>
      </header>

      <div className={styles.step}>
        <h3 className={styles.stepTitle} ref={uploadHeading} tabIndex={-1}>
          <span>{uploads.step}</span> {uploads.heading}
        </h3>
        <UploadStep
          address={project.address}
          zip={project.zip}
          uploaded={project.uploaded}
          locationNote={locationNote}
          onAddress={(address) => change({ address })}
          onZip={(zip) => change({ zip })}
          onFirstPhoto={hasUploads ? undefined : lookAhead}
          onUploaded={(files, zip, originals) => {
            for (const [index, { imageUrl }] of files.entries()) {
              const original = originals[index];
              if (original) sent.current.set(imageUrl, original);
            }
            change((before) => ({ uploaded: [...before.uploaded, ...files], zip }));
            done.current = 'photo';
          }}
          onRemoveUploaded={removeUploaded}
        />
      </div>

      {hasUploads && (
        <div className={styles.step}>
          <h3 className={styles.stepTitle} ref={matchHeading} tabIndex={-1}>
            <span>{uploads.matchStep}</span> {photo ? uploads.matchHeading : uploads.measureHeading}
          </h3>
          <Suspense fallback={<p>{uploads.matchWaiting}</p>}>
            <MatchStep
              photo={photo}
              file={(photoUrl && sent.current.get(photoUrl)) || null}
              matched={matched !== null}
              onMatched={(surveyId, by) => {
                done.current = surveyId ? 'room' : 'photo';
                change({ matched: surveyId ? { photo: photoUrl ?? '', surveyId, by } : null });
              }}
            />
          </Suspense>
        </div>
      )}

      {hasUploads && (
        <div className={styles.step}>
          <h3 className={styles.stepTitle} ref={preferencesHeading} tabIndex={-1}>
            <span>{preferencesTexts.step}</span> {preferencesTexts.heading}
          </h3>
          <PreferencesStep
            preferences={project.preferences}
            touched={project.touched}
            edits={project.edits}
            address={project.address}
            zip={zipInUse}
            size={sizeWords(matched)}
            busy={busy}
            onPreferences={(preferences, touched) => change({ preferences, touched })}
            onEdits={(edits) => change({ edits })}
            onZip={(zip) => change({ zip })}
            onSubmit={(prompts) => {
              const request = designRequestOf(
                project.preferences,
                { zipCode: zipInUse, fullAddress: project.address },
                prompts,
                photoUrl,
                matched?.surveyId,
              );
              change({ request });
              generation.start(request);
            }}
          />
        </div>
      )}

      <section ref={results} className={styles.results} aria-label={landing.resultsTitle}>
        {!shows && view.state === 'idle' && (
          <p className={styles.hint}>{hasUploads ? MESSAGES.upload.hintAfter : MESSAGES.upload.hintBefore}</p>
        )}
        {!shows && view.state === 'refused' && (
          <Sheet>
            <StatusLine message={{ tone: 'bad', text: view.message }} />
          </Sheet>
        )}
        {!shows && view.state === 'doubted' && (
          <PhotoDoubted
            photo={photo}
            message={view.message}
            onUseAnother={useAnother}
            onUseAnyway={useAnyway}
          />
        )}
        {!shows && view.state === 'working' && (
          <GenerationProgress
            job={view.job}
            onCancel={jobIds.length > 0 ? generation.cancel : undefined}
            cancelling={generation.cancelling}
          />
        )}
        {!shows && view.state === 'stopped' && (
          <GenerationStopped message={view.message} resumable={view.resumable} onResume={generation.resume} />
        )}
        {shows && (
          <Suspense fallback={<GenerationProgress job={null} />}>
            <DesignList {...listProps} />
          </Suspense>
        )}
      </section>
    </section>
  );
}

/** Where the room of the next concept comes from, in words. */
function sizeWords(matched: Project['matched']): string {
  if (!matched) return preferencesTexts.sizeTypical;
  return isByPhoto(matched) ? preferencesTexts.sizeMatched : preferencesTexts.sizeMeasured;
}

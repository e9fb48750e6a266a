import type { UploadedFile } from '@plumbline/api-client';
import { lazy, Suspense, useRef, useState } from 'react';
import { type DesignPrompts, designRequestOf } from '#features/generation/api/request-design.js';
import { PreferencesStep } from '#features/generation/components/preferences-step.js';
import { useGeneration } from '#features/generation/use-generation.js';
import { useVisitorAddress } from '#features/location/use-visitor-address.js';
import type { OnKeeping } from '#features/survey/controls/use-keeping.js';
import { forgetMatch } from '#features/survey/draft/forget-match.js';
import type { Way } from '#features/survey/match/match-step.js';
import { UploadStep } from '#features/uploads/components/upload-step.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { landing } from '#texts/landing';
import { preferencesTexts } from '#texts/preferences';
import { uploads } from '#texts/uploads';
import { useDesignListProps } from '../use-design-list-props.js';
import { useJobAddress } from '../use-job-address.js';
import { isByPhoto, matchedRoom, type Project, useProject } from '../use-project.js';
import { FirstResults } from './first-results.js';
import styles from './get-started.module.css';
import { Step } from './step.js';
import { useStepFocus } from './use-step-focus.js';

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
  const [way, setWay] = useStoredState<Way>('session', 'measured-by', 'photo');
  /** The files that this tab sent, by the address of the stored copy: no line has to bring them back. */
  const sent = useRef(new Map<string, File>());

  const locationNote = useVisitorAddress(loaded, ({ fullAddress, zipCode }) => {
    const fills = !project.address && Boolean(fullAddress || zipCode);
    if (fills) change({ address: fullAddress ?? '', zip: project.zip || (zipCode ?? '') });
    return fills;
  });

  const generation = useGeneration(jobIds, setJobIds);
  const { designs } = generation;
  const list = useDesignListProps(designs, jobIds, generation, whole);
  const steps = useStepFocus(project);

  function keepUploaded(files: readonly UploadedFile[], zip: string, originals: readonly File[]) {
    for (const [index, { imageUrl }] of files.entries()) {
      const original = originals[index];
      if (original) sent.current.set(imageUrl, original);
    }
    change((before) => ({ uploaded: [...before.uploaded, ...files], zip }));
    steps.leadOn('photo');
  }

  function removeUploaded(imageUrl: string | undefined) {
    if (imageUrl === photoUrl) forgetMatch();
    change(({ uploaded, matched }) => ({
      uploaded: uploaded.filter((file) => file.imageUrl !== imageUrl),
      matched: matched && isByPhoto(matched) && matched.photo === imageUrl ? null : matched,
    }));
  }

  /** A room that is being saved just now, and whether a concept waits for it. */
  const saving = useRef<ReturnType<typeof settled> | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const keepsRoom: OnKeeping = (kept) => {
    const answer = settled(kept);
    saving.current = answer;
    void answer.then(() => {
      if (saving.current === answer) saving.current = null;
    });
  };

  async function requestDesign(prompts: DesignPrompts) {
    let surveyId = matched?.surveyId;
    if (saving.current) {
      setIsWaiting(true);
      const kept = await saving.current;
      setIsWaiting(false);
      // The step that could not save it says why.
      if (kept === 'failed') return steps.match.current?.focus();
      surveyId = kept?.id ?? surveyId;
    }
    const request = designRequestOf(
      project.preferences,
      { zipCode: zipInUse, fullAddress: project.address },
      prompts,
      photoUrl,
      surveyId,
    );
    change({ request });
    generation.start(request);
  }

  function useAnother() {
    generation.dismiss();
    removeUploaded(photoUrl);
    steps.upload.current?.focus();
  }

  function useAnyway() {
    if (!project.request) return;
    const request = { ...project.request, useAnyway: true };
    change({ request });
    generation.start(request);
  }

  return (
    <section id="get-started" className={styles.section} aria-labelledby="start-title">
      <header className={styles.head}>
        <h2 id="start-title" className={styles.title}>
          {landing.startTitle}
        </h2>
        <p>{landing.startLead}</p>
      </header>

      <Step number={uploads.step} title={uploads.heading} heading={steps.upload}>
        <UploadStep
          address={project.address}
          zip={project.zip}
          uploaded={project.uploaded}
          locationNote={locationNote}
          onAddress={(address) => change({ address })}
          onZip={(zip) => change({ zip })}
          onFirstPhoto={hasUploads ? undefined : lookAhead}
          onUploaded={keepUploaded}
          onRemoveUploaded={removeUploaded}
        />
      </Step>

      {hasUploads && (
        <Step
          number={way === 'photo' && photo ? uploads.matchStep : uploads.measureStep}
          title={way === 'photo' && !photo ? uploads.measureHeading : uploads.matchHeadings[way]}
          heading={steps.match}
        >
          <Suspense fallback={<p>{uploads.matchWaiting}</p>}>
            <MatchStep
              way={way}
              onWay={setWay}
              photo={photo}
              file={(photoUrl && sent.current.get(photoUrl)) || null}
              matched={matched !== null}
              onMatched={(surveyId, by) => {
                steps.leadOn(surveyId ? 'room' : 'photo');
                change({ matched: surveyId ? { photo: photoUrl ?? '', surveyId, by } : null });
              }}
              onKeeping={keepsRoom}
            />
          </Suspense>
        </Step>
      )}

      {hasUploads && (
        <Step number={preferencesTexts.step} title={preferencesTexts.heading} heading={steps.preferences}>
          <PreferencesStep
            preferences={project.preferences}
            touched={project.touched}
            edits={project.edits}
            address={project.address}
            zip={zipInUse}
            size={sizeWords(matched)}
            busy={isWaiting || (generation.busy && designs.length === 0)}
            onPreferences={(preferences, touched) => change({ preferences, touched })}
            onEdits={(edits) => change({ edits })}
            onZip={(zip) => change({ zip })}
            onSubmit={requestDesign}
          />
        </Step>
      )}

      <FirstResults
        whole={whole}
        generation={generation}
        list={list}
        onCancel={jobIds.length > 0 ? generation.cancel : undefined}
        onUseAnother={useAnother}
        onUseAnyway={useAnyway}
      />
    </section>
  );
}

/** How saving a room ended. */
const settled = (kept: Parameters<OnKeeping>[0]) => kept.catch(() => 'failed' as const);

/** Where the room of the next concept comes from, in words. */
function sizeWords(matched: Project['matched']): string {
  if (!matched) return preferencesTexts.sizeTypical;
  return isByPhoto(matched) ? preferencesTexts.sizeMatched : preferencesTexts.sizeMeasured;
}

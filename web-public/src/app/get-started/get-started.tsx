import { useGeneration } from '#features/generation/use-generation.js';
import { useVisitorAddress } from '#features/location/use-visitor-address.js';
import { UploadStep } from '#features/uploads/components/upload-step.js';
import { landing } from '#texts/landing';
import { uploads } from '#texts/uploads';
import { useDesignListProps } from '../use-design-list-props.js';
import { useJobAddress } from '../use-job-address.js';
import { useProject } from '../use-project.js';
import { FirstResults } from './first-results.js';
import styles from './get-started.module.css';
import { lookAhead, RoomStep } from './room-step.js';
import { Step } from './step.js';
import { useConceptRequest } from './use-concept-request.js';
import { useSentPhotos } from './use-sent-photos.js';
import { useStepFocus } from './use-step-focus.js';
import { WishStep } from './wish-step.js';

/** The work bench of the landing page: photos, preferences, results (docs/product.md, Pages). */
export function GetStarted() {
  const whole = useProject();
  const { project, change, loaded, photo } = whole;
  const hasUploads = project.uploaded.length > 0;
  const [jobIds, setJobIds] = useJobAddress();

  const locationNote = useVisitorAddress(loaded, ({ fullAddress, zipCode }) => {
    const fills = !project.address && Boolean(fullAddress || zipCode);
    if (fills) change({ address: fullAddress ?? '', zip: project.zip || (zipCode ?? '') });
    return fills;
  });

  const generation = useGeneration(jobIds, setJobIds);
  const { designs } = generation;
  const list = useDesignListProps(designs, jobIds, generation, whole);
  const steps = useStepFocus(project);
  const photos = useSentPhotos(whole, steps.leadOn);
  const concept = useConceptRequest(whole, generation.start, () => steps.match.current?.focus());

  function useAnother() {
    generation.dismiss();
    if (photo) photos.remove(photo);
    steps.upload.current?.focus();
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
          onUploaded={photos.keep}
          onRemoveUploaded={photos.remove}
        />
      </Step>

      {hasUploads && (
        <RoomStep whole={whole} steps={steps} file={photos.fileOf(photo)} onKeeping={concept.keepsRoom} />
      )}

      {hasUploads && (
        <WishStep
          whole={whole}
          heading={steps.preferences}
          busy={concept.isWaiting || (generation.busy && designs.length === 0)}
          onSubmit={concept.request}
        />
      )}

      <FirstResults
        whole={whole}
        generation={generation}
        list={list}
        onCancel={jobIds.length > 0 ? generation.cancel : undefined}
        onUseAnother={useAnother}
        onUseAnyway={concept.useAnyway}
      />
    </section>
  );
}

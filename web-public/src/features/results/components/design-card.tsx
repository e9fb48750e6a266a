import { MESSAGES } from '@plumbline/contracts';
import { buttonClass } from '#components/button.js';
import { Picture } from '#components/picture.js';
import { formatMoney } from '#lib/format.js';
import { results } from '#texts/results';
import type { Design, UploadedFile } from '#types/design.js';
import type { BidRequest } from '../api/send-to-contractors.js';
import { zoomPicturesOf } from '../zoom-pictures.js';
import { BidRequestForm, requestId } from './bid-request-form.js';
import { BriefReading } from './brief-reading.js';
import styles from './design-card.module.css';
import { DesignPictures } from './design-pictures.js';
import { EstimateView } from './estimate-view.js';
import { FavouriteToggle } from './favourite-toggle.js';
import { FindingsList } from './findings-list.js';
import { FloorPlan } from './floor-plan.js';
import { MetaLine } from './meta-line.js';

interface DesignCardProps {
  /** Level of the card's heading; its parts are one below. */
  level: 2 | 3;
  design: Design;
  photoUrl: string | undefined;
  favourite: boolean;
  onFavourite: () => void;
  email: string;
  onEmail: (email: string) => void;
  defaultZip: string;
  preferences: BidRequest['preferences'];
  files: readonly UploadedFile[];
  busyElsewhere: boolean;
  onBusy: (busy: boolean) => void;
  onRequested: (message: string | undefined) => void;
}

/** One concept: the room as picture, plan, checks, price, and the way to bids. */
export function DesignCard({ level, design, photoUrl, favourite, onFavourite, ...request }: DesignCardProps) {
  const Title = `h${level}` as const;
  const Part = level === 2 ? 'h3' : 'h4';
  const before = design.photoUrl ?? photoUrl;
  const pictures = zoomPicturesOf(design, before);
  const headingId = `design-${design._id}`;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Title id={headingId} className={styles.title}>
            {design.title}
          </Title>
          <p className={styles.description}>{design.description}</p>
        </div>
        <div className={styles.aside}>
          {design.estimatedCost != null && (
            <p className={styles.cost}>
              <span>{results.estimate.estimatedCost}</span>
              <strong>{formatMoney(design.estimatedCost)}</strong>
            </p>
          )}
          <a href={`#${requestId(design)}`} className={buttonClass('solid', true)} data-no-print>
            {results.request.jump}
          </a>
          <FavouriteToggle title={design.title} on={favourite} onToggle={onFavourite} />
        </div>
      </header>

      {design.imageUrl ? (
        <DesignPictures design={design} photoUrl={before} pictures={pictures} />
      ) : (
        <Picture src={null} alt={results.imageAlt(design.title)} />
      )}

      <div className={styles.columns}>
        <section aria-labelledby={`${headingId}-plan`} className={styles.plan}>
          <Part id={`${headingId}-plan`} className={styles.part}>
            {results.plan}
          </Part>
          {design.floorPlanUrl ? (
            <FloorPlan design={design} pictures={pictures} />
          ) : (
            <p>{MESSAGES.generation.noPlan}</p>
          )}
        </section>
        {(design.findings?.length || design.brief) && (
          <div className={styles.read}>
            {design.findings && design.findings.length > 0 && (
              <section aria-labelledby={`${headingId}-checks`}>
                <Part id={`${headingId}-checks`} className={styles.part}>
                  {results.findings.title}
                </Part>
                <FindingsList findings={design.findings} />
              </section>
            )}
            {design.brief && (
              <section aria-labelledby={`${headingId}-brief`}>
                <Part id={`${headingId}-brief`} className={styles.part}>
                  {results.brief.title}
                </Part>
                <BriefReading brief={design.brief} />
              </section>
            )}
          </div>
        )}
      </div>

      {design.estimate && (
        <section aria-labelledby={`${headingId}-estimate`} className={styles.section}>
          <Part id={`${headingId}-estimate`} className={styles.part}>
            {results.estimate.title}
          </Part>
          <EstimateView estimate={design.estimate} />
        </section>
      )}

      <dl className={styles.prompts}>
        <div>
          <dt>{results.designPrompt}</dt>
          <dd>{design.designPrompt}</dd>
        </div>
        <div>
          <dt>{results.contractorPrompt}</dt>
          <dd>{design.contractorPrompt}</dd>
        </div>
      </dl>

      <BidRequestForm design={design} titleAs={Part} {...request} />
      {design.meta && <MetaLine meta={design.meta} />}
    </article>
  );
}

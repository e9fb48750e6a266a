import { MESSAGES } from '@plumbline/contracts';
import type { ReactNode } from 'react';
import { Fold } from '#components/page/fold.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import { factsOf, type ProjectFacts } from '../../facts-of.js';
import { zoomPicturesOf } from '../../zoom-pictures.js';
import { BidRequestForm } from '../bid-request-form.js';
import { BriefReading } from '../brief/brief-reading.js';
import { WishesMet } from '../brief/wishes-met.js';
import { CostRows } from '../estimate/cost-rows.js';
import { EstimateView } from '../estimate/estimate-view.js';
import { Price } from '../estimate/price.js';
import { FavouriteToggle } from '../favourites/favourite-toggle.js';
import { FindingsList, findingsInALine } from '../plan/findings-list.js';
import { FloorPlan } from '../plan/floor-plan.js';
import styles from './design-card.module.css';
import { DesignPictures } from './design-pictures.js';
import { MetaLine } from './meta-line.js';

interface DesignCardProps {
  /** Level of the card's heading; its parts are one below. */
  level: 2 | 3;
  design: Design;
  project: ProjectFacts;
  /** Undefined where the mark stands elsewhere. */
  favourite: { on: boolean; onToggle: () => void } | undefined;
  /** What can be done with the page: stands below the way to bids. */
  actions: ReactNode;
  /** Finishes to choose from: stand below the picture. */
  swatches: ReactNode;
  /** What the homeowner may decide otherwise: stands below the wishes. */
  decisions: ReactNode;
  email: string;
  onEmail: (email: string) => void;
  /** Somebody has begun to ask for bids on this design. */
  onTouched: () => void;
  onRequested: (message: string | undefined, count: number | undefined) => void;
}

/** One concept, first at a glance: picture, price, the way to bids, what is open, plan, cost. All else unfolds. */
export function DesignCard({
  level,
  design,
  project,
  favourite,
  actions,
  swatches,
  decisions,
  ...request
}: DesignCardProps) {
  const Title = `h${level}` as const;
  const Part = level === 2 ? 'h3' : 'h4';
  const facts = factsOf(design, project);
  const pictures = zoomPicturesOf(design, facts.photoUrl);
  const headingId = `design-${design._id}`;
  const { brief, estimate } = design;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.look}>
        <DesignPictures design={design} photoUrl={facts.photoUrl} pictures={pictures} />
        {swatches}
      </div>

      <header className={styles.head}>
        <div className={styles.words}>
          <Title id={headingId} className={styles.title}>
            {design.title}
          </Title>
          {favourite && <FavouriteToggle title={design.title} {...favourite} />}
        </div>
        <Price design={design} />
      </header>

      <BidRequestForm design={design} titleAs={Part} facts={facts} {...request} />
      <div className={styles.actions} data-no-print>
        {actions}
      </div>

      {brief && (
        <section className={styles.open} aria-label={results.wishes.title}>
          <WishesMet brief={brief} />
          {decisions}
        </section>
      )}

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

      {estimate && (
        <section aria-labelledby={`${headingId}-estimate`} className={styles.cost}>
          <Part id={`${headingId}-estimate`} className={styles.part}>
            {results.estimate.title}
          </Part>
          <CostRows estimate={estimate} />
        </section>
      )}

      <Details design={design} />
      {design.meta && <MetaLine meta={design.meta} />}
    </article>
  );
}

/** All that unfolds: findings, the whole estimate, how the wish was read, what it was asked with. */
function Details({ design }: { design: Design }) {
  const { brief, estimate, findings = [] } = design;
  return (
    <div className={styles.folds}>
      {findings.length > 0 && (
        <Fold title={results.findings.title} says={findingsInALine(findings)}>
          <FindingsList findings={findings} />
        </Fold>
      )}
      {estimate && (
        <Fold title={results.estimate.all}>
          <EstimateView estimate={estimate} />
        </Fold>
      )}
      {brief && (
        <Fold title={results.brief.title}>
          <BriefReading brief={brief} />
        </Fold>
      )}
      <Fold title={results.about}>
        <dl className={styles.prompts}>
          <div className={styles.description}>
            <dt>{results.description}</dt>
            <dd>{design.description}</dd>
          </div>
          <div>
            <dt>{results.designPrompt}</dt>
            <dd>{design.designPrompt}</dd>
          </div>
          <div>
            <dt>{results.contractorPrompt}</dt>
            <dd>{design.contractorPrompt}</dd>
          </div>
        </dl>
      </Fold>
    </div>
  );
}

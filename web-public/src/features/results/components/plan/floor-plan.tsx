import { sitePaths } from '@plumbline/contracts';
import { ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Drawings } from '#components/picture/drawings.js';
import { Picture } from '#components/picture/picture.js';
import type { ZoomPicture } from '#components/picture/zoom-picture.js';
import { Zoomable } from '#components/picture/zoomable.js';
import { useSiteKey } from '#lib/stored/site-keys.js';
import { results } from '#texts/results';
import { siteVisit } from '#texts/site-visit';
import type { Design } from '#types/design.js';
import { planShownOf } from '../../zoom-pictures.js';
import styles from './floor-plan.module.css';

const filesOf = ({ imageUrl, floorPlanUrl }: Design) => [
  ...(floorPlanUrl ? [{ href: floorPlanUrl, name: results.downloadPng }] : []),
  ...(imageUrl ? [{ href: imageUrl, name: results.downloadPicture }] : []),
];

/** The plan, crisp at any size, and its files to take away. */
export function FloorPlan({ design, pictures }: { design: Design; pictures: readonly ZoomPicture[] }) {
  const alt = results.planAlt(design.title);
  const shown = planShownOf(design)!;
  const verified = design.survey?.verified;
  const siteKey = useSiteKey(design.jobId);
  return (
    <div className={styles.plan}>
      <Zoomable src={shown} alt={alt} among={pictures}>
        <Picture
          src={shown}
          narrow={design.floorPlanPhoneSvgUrl}
          alt={alt}
          className={styles.image}
          loading="lazy"
        />
      </Zoomable>
      {verified && <p>{siteVisit.verified(verified.name, verified.on)}</p>}
      {verified && design.imageUrl && design.pictureNote && <p className={form.note}>{design.pictureNote}</p>}
      <div className={form.actions} data-no-print>
        {design.room && (
          <Drawings url={`/api/designs/${design._id}/drawings`} cover={shown} also={filesOf(design)} />
        )}
        {siteKey && (
          <ButtonLink look="quiet" small to={sitePaths.measure(siteKey)}>
            {siteVisit.link}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

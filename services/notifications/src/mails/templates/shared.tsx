import type { BidFacts, FileRef } from '@plumbline/contracts';
import type { MailContext } from '../mail.js';
import { Photos, Picture, Subtitle, TextLink } from '../parts.js';
import { capital, oneLine } from '../text.js';

/** The concept's picture, or nothing where the design came as plain text. */
export function ConceptPicture({ title, context }: { title: string; context: MailContext }) {
  const { concept, files } = context;
  if (!concept) return null;
  return (
    <Picture src={files.of(concept.design.imageKey)} alt={oneLine(concept.design.altText || title, 200)} />
  );
}

/** The floor plan with a way to the sheet that can be printed. */
export function ConceptPlan({ context }: { context: MailContext }) {
  const { concept, files } = context;
  if (!concept) return null;
  return (
    <>
      <Subtitle>Floor plan</Subtitle>
      <Picture src={files.of(concept.design.floorPlanKey)} alt="Dimensioned floor plan of the concept" />
      <TextLink href={files.of(concept.design.floorPlanPdfKey)}>Open the plan to print (PDF)</TextLink>
    </>
  );
}

/** The homeowner's photos of the room as it is. */
export function RoomPhotos({ photos, context }: { photos: readonly FileRef[]; context: MailContext }) {
  const pictures = photos.filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <>
      <Subtitle>The room today</Subtitle>
      <Photos
        photos={pictures.map(({ key, thumbnailKey, name }) => ({
          src: context.files.of(thumbnailKey ?? key),
          href: context.files.of(key),
          alt: oneLine(name, 40) || 'Photo of the room',
        }))}
      />
    </>
  );
}

/** `Kitchen remodel` or `Remodel`. */
export const projectOf = ({ category }: Pick<BidFacts, 'category'>): string =>
  category && category !== 'other' ? `${capital(oneLine(category, 40))} remodel` : 'Remodel';

/** The contractor's name, or what stands for it. */
export const companyOf = (bid: BidFacts, fallback = 'A contractor'): string =>
  oneLine(bid.contractor?.companyName ?? '', 60) || fallback;

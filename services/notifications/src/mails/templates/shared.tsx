import { type BidFacts, type FileRef, MESSAGES, type ShownFiles } from '@plumbline/contracts';
import type { MailContext } from '../mail.js';
import { Paragraph, Photos, Picture, Subtitle, TextLink } from '../parts.js';
import { capital, oneLine } from '../text.js';

/** The concept's picture, or why it is gone; nothing where the design came as plain text. */
export function ConceptPicture({ title, context }: { title: string; context: MailContext }) {
  const { concept, designFiles } = context;
  const shown = concept && designFiles.get(concept.design._id);
  if (!shown) return null;
  return (
    <DesignPicture shown={shown} alt={oneLine(concept.design.altText || title, 200)} context={context} />
  );
}

/** A design's picture, or the sentence that stands in its place. */
export function DesignPicture({
  shown: { picture },
  alt,
  href,
  context,
}: {
  shown: ShownFiles;
  alt: string;
  href?: string | undefined;
  context: MailContext;
}) {
  if (!picture) return <Paragraph small>{MESSAGES.designs.pictureErased}</Paragraph>;
  return <Picture src={context.files.of(picture)} alt={alt} href={href} />;
}

/** The floor plan with a way to the sheet that can be printed. */
export function ConceptPlan({ context }: { context: MailContext }) {
  const { concept, designFiles, files } = context;
  const shown = concept && designFiles.get(concept.design._id);
  const plan = shown?.['plan-png'];
  const sheet = shown?.['plan-pdf'];
  if (!plan) return null;
  return (
    <>
      <Subtitle>Floor plan</Subtitle>
      <Picture src={files.of(plan)} alt="Dimensioned floor plan of the concept" />
      {sheet ? <TextLink href={files.of(sheet)}>Open the plan to print (PDF)</TextLink> : null}
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

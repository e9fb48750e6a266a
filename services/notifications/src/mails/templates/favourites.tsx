import { type EventMap, formatMoney, priceText } from '@plumbline/contracts';
import { defineMail, type MailContext } from '../mail.js';
import {
  Action,
  Eyebrow,
  Facts,
  Paragraph,
  Picture,
  Quote,
  Rule,
  Subtitle,
  TextLink,
  Title,
} from '../parts.js';
import { capital, counted, manyLines, oneLine } from '../text.js';
import { DesignPicture, RoomPhotos } from './shared.js';

export type FavouritesFacts = EventMap['favourites.requested'];
type FavouriteDesign = FavouritesFacts['designs'][number];

/** The designs a homeowner wanted to keep: pictures, plans and prompts. */
export const favourites = defineMail<FavouritesFacts>({
  kind: 'homeowner',
  optional: true,
  designIds: ({ designs }) => designs.flatMap(({ designId }) => designId ?? []),
  subject: ({ designs }) =>
    designs.length === 1
      ? `Your favorite: ${oneLine(designs[0]?.title ?? '', 60)}`
      : `Your ${designs.length} favorite designs`,
  preview: ({ designs }) => designs.map(({ title }) => oneLine(title, 40)).join(', '),
  because: 'You get this because somebody asked Plumbline to send these designs to this address.',
  Content: ({ facts: { designs, preferences, photos }, context }) => (
    <>
      <Eyebrow>{counted(designs.length, 'favorite')}</Eyebrow>
      <Title>{designs.length === 1 ? 'The design you liked' : 'The designs you liked'}</Title>
      {designs.map((design, index) => (
        <Favourite
          key={design.designId ?? `unknown-${index}`}
          design={design}
          first={index === 0}
          context={context}
        />
      ))}
      <RoomPhotos photos={photos} context={context} />
      <Preferences preferences={preferences} />
      <Action href={context.links.home()}>Go on with Plumbline</Action>
    </>
  ),
});

interface FavouriteProps {
  readonly design: FavouriteDesign;
  readonly first: boolean;
  readonly context: MailContext;
}

function Favourite({ design, first, context }: FavouriteProps) {
  const { files, links, designFiles } = context;
  const { title, description, designPrompt, contractorPrompt } = design;
  const ours = design.designId ? designFiles.get(design.designId) : undefined;
  const told = design.imageKey ? { picture: design.imageKey } : undefined;
  const shown = ours ?? told;
  const floorPlanKey = ours ? ours['plan-png'] : design.floorPlanKey;
  const href = design.jobId ? links.results(design.jobId) : undefined;
  return (
    <>
      {first ? null : <Rule />}
      <Subtitle>{oneLine(title)}</Subtitle>
      {shown ? <DesignPicture shown={shown} alt={oneLine(title)} href={href} context={context} /> : null}
      {design.estimateUsd ? (
        <Paragraph>
          <strong>
            {formatMoney(design.estimateUsd.low)} to {formatMoney(design.estimateUsd.high)}
          </strong>
          , likely about {formatMoney(design.estimateUsd.likely)}
        </Paragraph>
      ) : null}
      {href ? (
        <Paragraph>
          <TextLink href={href}>Open this design</TextLink>
        </Paragraph>
      ) : null}
      {description ? <Paragraph>{oneLine(description, 800)}</Paragraph> : null}
      {floorPlanKey ? <Picture src={files.of(floorPlanKey)} alt={`Floor plan: ${oneLine(title)}`} /> : null}
      {designPrompt ? (
        <>
          <Paragraph small>What you wished for</Paragraph>
          <Quote>{manyLines(designPrompt, 1_500)}</Quote>
        </>
      ) : null}
      {contractorPrompt ? (
        <>
          <Paragraph small>What a contractor would be asked</Paragraph>
          <Quote>{manyLines(contractorPrompt, 1_500)}</Quote>
        </>
      ) : null}
    </>
  );
}

function Preferences({ preferences }: { preferences: Readonly<Record<string, string>> }) {
  const entries = Object.entries(preferences).slice(0, 20);
  if (entries.length === 0) return null;
  return (
    <>
      <Subtitle>Your preferences</Subtitle>
      <Facts
        facts={entries.map(([name, value]) => ({
          name: capital(words(name)),
          value: capital(oneLine(MONEY.has(name) ? priceText(value) : value, 200)),
        }))}
      />
    </>
  );
}

const MONEY: ReadonlySet<string> = new Set(['budget', 'materials']);
/** `startInDays` → `start in days`. */
const words = (name: string): string =>
  oneLine(name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' '), 40).toLowerCase();

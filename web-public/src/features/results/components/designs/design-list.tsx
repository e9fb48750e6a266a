import type { ReactNode, RefObject } from 'react';
import { useShareLink } from '#lib/page/use-share-link.js';
import { useStatusMessage } from '#lib/page/use-status-message.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { results } from '#texts/results';
import type { Design, DesignChange } from '#types/design.js';
import { useDeviceDesigns } from '../../device-designs.js';
import { factsOf, type ProjectFacts } from '../../facts-of.js';
import { isVaried } from '../../is-varied.js';
import { FavouritesBox } from '../favourites/favourites-box.js';
import { DesignActions } from './design-actions.js';
import { DesignCard } from './design-card.js';
import { DesignIdeas, type PendingIdea } from './design-ideas.js';
import styles from './design-list.module.css';
import { DesignQuestions } from './design-questions.js';
import { DesignSwatches } from './design-swatches.js';
import { Differences } from './differences.js';
import { useChosenDesign } from './use-chosen-design.js';
import { useListFocus } from './use-list-focus.js';

/** The way to correct the measured room, and what does it once it is opened. */
export interface ExactOffer {
  readonly onOpen: () => void;
  readonly editor: (titleAs: 'h2' | 'h3') => ReactNode;
}

export interface DesignListProps {
  designs: readonly Design[];
  project: ProjectFacts;
  /** The address that leads back to these designs. */
  shareUrl?: string | undefined;
  /** Asks for so many further ideas. */
  onAnother?: ((count: number) => void) | undefined;
  /** Asks for a design with something in it decided otherwise; undefined where there are enough. */
  onChange?: ((design: Design, change: DesignChange) => void) | undefined;
  /** The room of these designs can be corrected here. */
  exact?: ExactOffer | undefined;
  /** Another idea on its way. */
  pending?: PendingIdea | undefined;
  /** What became of another idea that did not come. */
  notice?: ReactNode;
  onRequested: (message: string | undefined, count: number | undefined) => void;
  /** The page has a heading of its own above the list. */
  headingLevel?: 1 | 2;
}

/** 'AI Remodel Suggestions': the ideas side by side, one of them whole, and the favourites box. */
export function DesignList(props: DesignListProps) {
  const { designs, project, shareUrl, pending, exact, headingLevel = 2 } = props;
  const { remembered, favourites, toggleFavourite } = useDeviceDesigns(designs);
  const [email, setEmail] = useStoredState('session', 'email', '');
  const [message, showMessage] = useStatusMessage();
  const link = useShareLink(showMessage);
  const chosen = useChosenDesign(designs);
  const { shown, show, hold, release } = chosen;
  const busy = pending !== undefined;
  const several = designs.length > 1 || busy;
  const { heading, awaited, news } = useListFocus(designs.length, busy);

  /** Shows the design that has this already, or asks for one. */
  function change(wanted: DesignChange) {
    release();
    const there = designs.find((design) => isVaried(design, shown, wanted));
    if (there) show(there);
    else props.onChange?.(shown, wanted);
  }

  const share = shareUrl ? { label: link.label, onShare: () => link.share(shareUrl) } : undefined;
  const slots = slotsOf(props, { ...chosen, busy, change, share, message });
  return (
    <div className={styles.results} data-print-alone>
      <ListHead level={headingLevel} heading={heading} news={news} count={designs.length} />
      {props.notice}
      {several && (
        <DesignIdeas
          designs={designs}
          shown={shown}
          favourites={favourites}
          pending={pending}
          awaited={awaited}
          onShow={show}
          onFavourite={toggleFavourite}
        />
      )}
      {designs.length > 1 && <Differences designs={designs} shown={shown} />}
      {exact?.editor(headingLevel === 1 ? 'h2' : 'h3')}
      <DesignCard
        key={shown._id}
        level={headingLevel === 1 ? 2 : 3}
        design={shown}
        project={project}
        favourite={
          several
            ? undefined
            : { on: favourites.includes(shown._id), onToggle: () => toggleFavourite(shown._id) }
        }
        {...slots}
        email={email}
        onEmail={setEmail}
        onTouched={hold}
        onRequested={(text, count) => {
          release();
          props.onRequested(text, count);
        }}
      />
      <FavouritesBox
        titleAs={headingLevel === 1 ? 'h2' : 'h3'}
        chosen={together(designs, remembered).filter(({ _id }) => favourites.includes(_id))}
        email={email}
        onEmail={setEmail}
        {...factsOf(shown, project)}
      />
    </div>
  );
}

/** All of these, each once. */
const together = (designs: readonly Design[], others: readonly Design[]): Design[] => [
  ...designs,
  ...others.filter(({ _id }) => !designs.some((design) => design._id === _id)),
];

/** What stands between the parts of the design that is shown: what can be done with it and decided otherwise. */
function slotsOf(
  list: DesignListProps,
  {
    shown,
    former,
    show,
    busy,
    change,
    share,
    message,
  }: Pick<ReturnType<typeof useChosenDesign>, 'shown' | 'former' | 'show'> & {
    busy: boolean;
    change: (wanted: DesignChange) => void;
  } & Pick<Parameters<typeof DesignActions>[0], 'share' | 'message'>,
) {
  /** Undefined where there are enough designs. */
  const onChange = list.onChange && change;
  return {
    actions: (
      <DesignActions
        count={list.designs.length}
        tier={shown.brief?.tier}
        busy={busy}
        onExact={list.exact?.onOpen}
        onAnother={list.onAnother}
        onTier={onChange && ((tier) => onChange({ tier }))}
        share={share}
        message={message}
      />
    ),
    swatches: onChange && (
      <DesignSwatches
        design={shown}
        busy={busy}
        onChoose={(surface, id) => onChange({ finishes: { [surface]: id } })}
      />
    ),
    decisions: (
      <DesignQuestions
        design={shown}
        busy={busy}
        onAnswer={onChange && ((question, answer) => onChange({ answers: [{ question, answer }] }))}
        onBack={former && (() => show(former))}
      />
    ),
  };
}

/** The list's heading, how many ideas there are, and what a screen reader is told of a new one. */
function ListHead({
  level,
  heading,
  news,
  count,
}: {
  level: 1 | 2;
  heading: RefObject<HTMLHeadingElement | null>;
  news: string;
  count: number;
}) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <Heading
        ref={heading}
        tabIndex={-1}
        {...(level === 1 && { 'data-page-heading': true })}
        className={styles.title}
      >
        {results.title}
      </Heading>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <p className={styles.count}>{results.count(count)}</p>
    </header>
  );
}

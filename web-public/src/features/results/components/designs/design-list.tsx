import { TIERS } from '@plumbline/concept';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import { useShareLink } from '#lib/page/use-share-link.js';
import { useStatusMessage } from '#lib/page/use-status-message.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { common } from '#texts/common';
import { results } from '#texts/results';
import type { Design, DesignChange } from '#types/design.js';
import { useDeviceDesigns } from '../../device-designs.js';
import { factsOf, type ProjectFacts } from '../../facts-of.js';
import { isVaried } from '../../is-varied.js';
import { FavouritesBox } from '../favourites/favourites-box.js';
import { DesignCard } from './design-card.js';
import { DesignIdeas, type PendingIdea } from './design-ideas.js';
import styles from './design-list.module.css';
import { DesignQuestions } from './design-questions.js';
import { DesignSwatches } from './design-swatches.js';
import { Differences } from './differences.js';

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
  const { designs, project, shareUrl, onAnother, pending, exact, headingLevel = 2 } = props;
  const { remembered, favourites, toggleFavourite } = useDeviceDesigns(designs);
  const [email, setEmail] = useStoredState('session', 'email', '');
  const [message, showMessage] = useStatusMessage();
  const link = useShareLink(showMessage);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = designs.find(({ _id }) => _id === chosenId) ?? designs[0]!;
  const several = designs.length > 1 || pending !== undefined;
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');

  // A live region is heard when it changes, not when it comes; whoever stood on what made way stands on the heading.
  useEffect(() => {
    setNews(results.ready(designs.length));
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [designs.length]);

  // Asked for far below, an idea shows its progress up in the strip: that is where the visitor goes.
  const awaited = useRef<HTMLLIElement>(null);
  const waiting = pending !== undefined;
  const waitedBefore = useRef(waiting);
  useEffect(() => {
    if (waitedBefore.current === waiting) return;
    waitedBefore.current = waiting;
    if (waiting) {
      awaited.current?.focus({ preventScroll: true });
      awaited.current?.scrollIntoView({ block: 'center' });
    } else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [waiting]);

  // An idea that came beside others is the one to look at, unless somebody is asking for bids on the one that is shown.
  const [asksForId, setAsksForId] = useState<string | null>(null);
  const [known, setKnown] = useState(() => designs.map(({ _id }) => _id));
  const unknown = designs.find(({ _id }) => !known.includes(_id));
  const [formerId, setFormerId] = useState<string | null>(null);
  if (unknown) {
    setKnown(designs.map(({ _id }) => _id));
    if (asksForId === shown._id) setChosenId(shown._id);
    else {
      setFormerId(shown._id);
      setChosenId(unknown._id);
    }
  }
  const former = designs.find(({ _id }) => _id === formerId && _id !== shown._id);

  /** Shows the design that has this already, or asks for one. */
  function change(wanted: DesignChange) {
    setAsksForId(null);
    const there = designs.find((design) => isVaried(design, shown, wanted));
    if (there) show(there);
    else props.onChange?.(shown, wanted);
  }

  function show({ _id }: Design) {
    setFormerId(null);
    setChosenId(_id);
  }

  const favouriteDesigns = [
    ...designs,
    ...remembered.filter(({ _id }) => !designs.some((design) => design._id === _id)),
  ].filter(({ _id }) => favourites.includes(_id));

  return (
    <div className={styles.results} data-print-alone>
      <header className={styles.head}>
        <Heading
          ref={heading}
          tabIndex={-1}
          {...(headingLevel === 1 && { 'data-page-heading': true })}
          className={styles.title}
        >
          {results.title}
        </Heading>
        <p role="status" className="visually-hidden">
          {news}
        </p>
        <p className={styles.count}>{results.count(designs.length)}</p>
      </header>
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
        actions={
          <>
            <div className={styles.row}>
              {exact && (
                <Button look="outline" small onClick={exact.onOpen} title={results.exactHint}>
                  {results.exact}
                </Button>
              )}
              {onAnother && (
                <Button
                  look="outline"
                  small
                  busy={pending !== undefined}
                  onClick={() => onAnother(1)}
                  title={results.anotherHint}
                >
                  {results.another}
                </Button>
              )}
              {onAnother && designs.length === 1 && (
                <Button
                  look="outline"
                  small
                  busy={pending !== undefined}
                  onClick={() => onAnother(2)}
                  title={results.threeHint}
                >
                  {results.three}
                </Button>
              )}
              {props.onChange &&
                TIERS.filter((tier) => shown.brief?.tier !== tier).map((tier) => (
                  <Button
                    key={tier}
                    look="outline"
                    small
                    busy={pending !== undefined}
                    onClick={() => change({ tier })}
                    title={results.tiers[tier].hint}
                  >
                    {results.tiers[tier].name}
                  </Button>
                ))}
              {shareUrl && (
                <Button look="outline" small onClick={() => link.share(shareUrl)}>
                  {link.label}
                </Button>
              )}
              <Button look="outline" small onClick={() => window.print()}>
                {common.print}
              </Button>
            </div>
            <StatusLine message={message} className={styles.status} />
          </>
        }
        swatches={
          props.onChange && (
            <DesignSwatches
              design={shown}
              busy={pending !== undefined}
              onChoose={(surface, id) => change({ finishes: { [surface]: id } })}
            />
          )
        }
        decisions={
          <DesignQuestions
            design={shown}
            busy={pending !== undefined}
            onAnswer={props.onChange && ((question, answer) => change({ answers: [{ question, answer }] }))}
            onBack={former && (() => show(former))}
          />
        }
        email={email}
        onEmail={setEmail}
        onTouched={() => setAsksForId(shown._id)}
        onRequested={(text, count) => {
          setAsksForId(null);
          props.onRequested(text, count);
        }}
      />
      <FavouritesBox
        titleAs={headingLevel === 1 ? 'h2' : 'h3'}
        chosen={favouriteDesigns}
        email={email}
        onEmail={setEmail}
        {...factsOf(shown, project)}
      />
    </div>
  );
}

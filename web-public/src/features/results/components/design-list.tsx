import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { StatusLine } from '#components/status-line.js';
import { useShareLink } from '#lib/use-share-link.js';
import { useStatusMessage } from '#lib/use-status-message.js';
import { useStoredState } from '#lib/use-stored-state.js';
import { common } from '#texts/common';
import { results } from '#texts/results';
import type { Design, UploadedFile } from '#types/design.js';
import type { BidRequest } from '../api/send-to-contractors.js';
import { DesignCard } from './design-card.js';
import styles from './design-list.module.css';
import { FavouritesBox } from './favourites-box.js';

export interface DesignListProps {
  designs: readonly Design[];
  zip: string;
  /** The homeowner's photo, to stand beside the concept. */
  photoUrl: string | undefined;
  preferences: BidRequest['preferences'];
  files: readonly UploadedFile[];
  /** The address that leads back to these designs. */
  shareUrl?: string | undefined;
  onAnother?: (() => void) | undefined;
  onRequested: (message: string | undefined) => void;
  /** The page has a heading of its own above the list. */
  headingLevel?: 1 | 2;
}

/** 'AI Remodel Suggestions': the designs, the favourites box, and what can be done with all of them (spec §2). */
export function DesignList(props: DesignListProps) {
  const { designs, zip, photoUrl, preferences, files, shareUrl, onAnother, headingLevel = 2 } = props;
  const [favourites, setFavourites] = useStoredState<readonly string[]>('local', 'favourites', []);
  const [email, setEmail] = useStoredState('session', 'email', '');
  const [message, showMessage] = useStatusMessage();
  const link = useShareLink(showMessage);
  const [requesting, setRequesting] = useState<string | null>(null);
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');

  // A live region is heard when it changes, not when it comes; whoever stood on what made way stands on the heading.
  useEffect(() => {
    setNews(results.ready(designs.length));
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [designs.length]);

  const toggle = (id: string) =>
    setFavourites((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  const chosen = designs.filter((design) => favourites.includes(design._id));

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
        <div className={form.actions} data-no-print>
          {onAnother && (
            <Button look="outline" small onClick={onAnother} title={results.anotherHint}>
              {results.another}
            </Button>
          )}
          {shareUrl && (
            <Button look="outline" small onClick={() => link.share(shareUrl)}>
              {link.label}
            </Button>
          )}
          <Button look="outline" small onClick={() => window.print()}>
            {common.print}
          </Button>
        </div>
      </header>
      <StatusLine message={message} className={styles.status} />
      <ul className={styles.cards}>
        {designs.map((design) => (
          <li key={design._id}>
            <DesignCard
              level={headingLevel === 1 ? 2 : 3}
              design={design}
              photoUrl={photoUrl}
              favourite={favourites.includes(design._id)}
              onFavourite={() => toggle(design._id)}
              email={email}
              onEmail={setEmail}
              defaultZip={zip}
              preferences={preferences}
              files={files}
              busyElsewhere={requesting !== null && requesting !== design._id}
              onBusy={(busy) => setRequesting(busy ? design._id : null)}
              onRequested={props.onRequested}
            />
          </li>
        ))}
      </ul>
      <FavouritesBox
        titleAs={headingLevel === 1 ? 'h2' : 'h3'}
        chosen={chosen}
        email={email}
        onEmail={setEmail}
        preferences={preferences}
        files={files}
      />
    </div>
  );
}

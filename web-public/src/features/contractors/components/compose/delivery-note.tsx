import { useEffect, useRef } from 'react';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { formatMoney } from '#lib/format/format.js';
import { contractors } from '#texts/contractors';
import type { Delivery } from '../../outbox.js';
import styles from './delivery-note.module.css';

const texts = contractors.compose;

/** Stands in the form's place while a bid waits for a network, and once it has left. */
export function DeliveryNote({
  delivery,
  named,
  onAgain,
  onChange,
}: {
  delivery: Extract<Delivery, { state: 'kept' | 'sent' }>;
  /** It is the bid of an invitation, so that a change is a change of that one. */
  named: boolean;
  onAgain: () => void;
  onChange: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const { state, body } = delivery;
  useEffect(() => {
    if (state === 'kept') title.current?.focus();
  }, [state]);
  const price = typeof body.estimatedPrice === 'number' ? formatMoney(body.estimatedPrice) : texts.toFollow;
  if (state === 'kept')
    return (
      <div className={styles.kept} role="status">
        <h3 ref={title} tabIndex={-1}>
          {texts.kept.title}
        </h3>
        <p>{texts.kept.text}</p>
        <div className={form.actions}>
          <Button onClick={onAgain}>{texts.kept.now}</Button>
          <Button look="outline" onClick={onChange}>
            {texts.kept.change}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={form.stack}>
      <p>{texts.gone.text(price)}</p>
      <div className={form.actions}>
        <Button look="outline" onClick={onChange}>
          {named ? texts.gone.change : texts.gone.another}
        </Button>
      </div>
    </div>
  );
}

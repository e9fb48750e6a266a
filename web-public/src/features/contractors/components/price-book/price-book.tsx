import type { PriceBook as Book, UnitPrice } from '@plumbline/api-client';
import { isPrice, MESSAGES, parsePrice } from '@plumbline/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { Waiting } from '#components/progress/waiting.js';
import { formatDay } from '#lib/format/format.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOf } from '#lib/server/http.js';
import { common } from '#texts/common';
import { contractors } from '#texts/contractors';
import { changePriceBook, type PriceBookProof, priceBookQuery } from '../../api/price-book.js';
import styles from './price-book.module.css';

const texts = contractors.priceBook;

/** A contractor's own unit prices: seen, changed, deleted. They fill the contractor's next bid. */
export function PriceBook({ proof }: { proof: PriceBookProof }) {
  const { data, error, isPending, refetch } = useQuery(priceBookQuery(proof));
  if (isPending) return <Waiting>{MESSAGES.track.loading}</Waiting>;
  if (!data)
    return (
      <div className={form.stack}>
        <StatusLine message={{ tone: 'bad', text: messageOf(error, texts.unavailable) }} />
        <div className={form.actions}>
          <Button look="outline" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        </div>
      </div>
    );
  return (
    <Sheet>
      <Prices proof={proof} book={data} />
    </Sheet>
  );
}

const keyOf = ({ price, unit }: Pick<UnitPrice, 'price' | 'unit'>): string => `${price} ${unit}`;

function Prices({ proof, book: { prices } }: { proof: PriceBookProof; book: Book }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const change = useSubmit(changePriceBook, {
    onSuccess: (book, { changes }) => {
      client.setQueryData(priceBookQuery(proof).queryKey, book);
      const gone = new Set(changes.map(keyOf));
      setTyped((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key))));
      setMessage({ tone: 'good', text: MESSAGES.priceBook.saved });
    },
    onError: (error) => setMessage({ tone: 'bad', text: messageOf(error, texts.failed) }),
  });
  const changed = prices.filter((row) => isChanged(row, typed[keyOf(row)]));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = changed.filter((row) => !isPrice(parsePrice(typed[keyOf(row)]) ?? Number.NaN));
    setFaults(Object.fromEntries(wrong.map((row) => [keyOf(row), MESSAGES.priceBook.price])));
    if (wrong.length > 0) {
      setMessage(null);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    change.submit({
      proof,
      changes: changed.map(({ price, unit, ...row }) => ({
        price,
        unit,
        unitUsd: typed[keyOf({ price, unit, ...row })] ?? '',
      })),
    });
  }

  if (prices.length === 0)
    return (
      <div className={form.stack}>
        <p>{texts.empty}</p>
        <StatusLine message={message} />
      </div>
    );
  return (
    <Form className={form.stack} onSubmit={onSubmit} aria-label={texts.title} noValidate>
      <ul className={styles.list}>
        {prices.map((row) => (
          <PriceRow
            key={keyOf(row)}
            row={row}
            text={typed[keyOf(row)]}
            error={faults[keyOf(row)]}
            busy={change.isPending}
            onText={(text) => setTyped({ ...typed, [keyOf(row)]: text })}
            onDelete={() =>
              change.submit({ proof, changes: [{ price: row.price, unit: row.unit, unitUsd: '' }] })
            }
          />
        ))}
      </ul>
      <StatusLine message={message} />
      <div className={form.actions}>
        <Button type="submit" busy={change.isPending} disabled={changed.length === 0}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** One price: a field to change it, a button to delete it. */
function PriceRow({
  row,
  text,
  error,
  busy,
  onText,
  onDelete,
}: {
  row: UnitPrice;
  /** As typed; undefined: nothing was. */
  text: string | undefined;
  error: string | undefined;
  busy: boolean;
  onText: (text: string) => void;
  onDelete: () => void;
}) {
  return (
    <li className={styles.row}>
      <TextField
        label={row.item}
        hint={texts.per(row.unit, formatDay(row.updatedAt))}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        name={keyOf(row)}
        value={text ?? String(row.unitUsd)}
        error={error}
        onChange={({ target }) => onText(target.value)}
      />
      <Button look="quiet" small busy={busy} aria-label={texts.deleteOf(row.item)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </li>
  );
}

/** Whether a field holds another price than the book. */
const isChanged = ({ unitUsd }: UnitPrice, text: string | undefined): boolean =>
  text !== undefined && parsePrice(text) !== unitUsd;

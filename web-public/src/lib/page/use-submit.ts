import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { uniqueId } from '../format/unique-id.js';

/** A second press so soon after an answer is the second half of a double click, which a page takes a moment to give way to. */
const DOUBLE_PRESS_MS = 1_000;

/**
 * Sends a form once. A second click while the first is under way, or right behind its answer, does nothing; trying the same content again
 * after a failure carries the same idempotency key, so that a request whose answer was lost is not doubled.
 */
export function useSubmit<Body, Answer>(
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
  options: {
    onSuccess?: (answer: Answer, body: Body) => void;
    onError?: (error: Error, body: Body) => void;
  } = {},
): UseMutationResult<Answer, Error, Body> & { submit: (body: Body) => void } {
  const last = useRef<{ content: string; key: string } | null>(null);
  const busy = useRef(false);
  const sent = useRef<{ content: string; at: number } | null>(null);

  const mutation = useMutation<Answer, Error, Body>({
    mutationFn: (body) => {
      const content = JSON.stringify(body);
      if (last.current?.content !== content) last.current = { content, key: uniqueId() };
      return send(body, last.current.key);
    },
    onSuccess: (answer, body) => {
      sent.current = last.current && { content: last.current.content, at: Date.now() };
      last.current = null;
      options.onSuccess?.(answer, body);
    },
    onError: options.onError,
    onSettled: () => {
      busy.current = false;
    },
  });

  const { mutate } = mutation;
  const submit = useCallback(
    (body: Body) => {
      if (busy.current) return;
      const isSecondPress =
        sent.current !== null &&
        Date.now() - sent.current.at < DOUBLE_PRESS_MS &&
        sent.current.content === JSON.stringify(body);
      if (isSecondPress) return;
      busy.current = true;
      mutate(body);
    },
    [mutate],
  );
  return { ...mutation, submit };
}

import { Button } from '#components/form/button.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import styles from './design-questions.module.css';

const texts = results.questions;

/** What the words left in doubt: what was taken of each, and beside it what may be had with one tap. */
export function DesignQuestions({
  design,
  busy,
  onAnswer,
  onBack,
}: {
  design: Design;
  busy: boolean;
  /** Undefined where there are designs enough. */
  onAnswer: ((question: string, answer: string) => void) | undefined;
  /** Shows the design that was looked at before. */
  onBack: (() => void) | undefined;
}) {
  const questions = design.brief?.questions ?? [];
  if (questions.length === 0 && !onBack) return null;
  const closed = busy || !onAnswer;
  return (
    <div className={styles.questions} data-no-print>
      {questions.map(({ id, text, about, answers, taken }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is sent here
        <div
          key={id}
          role="group"
          aria-label={about ? texts.about(text, about) : text}
          className={styles.question}
        >
          <span>{texts.taken(text, answers.find((answer) => answer.id === taken)?.text ?? '')}</span>
          {answers
            .filter((answer) => answer.id !== taken)
            .map((answer) => (
              <button
                key={answer.id}
                type="button"
                aria-label={texts.taken(text, answer.text)}
                aria-disabled={closed || undefined}
                className={styles.answer}
                onClick={() => !closed && onAnswer(id, answer.id)}
              >
                {texts.other(answer.text)}
              </button>
            ))}
        </div>
      ))}
      {onBack && (
        <Button look="quiet" small onClick={onBack} className={styles.back}>
          {texts.back}
        </Button>
      )}
    </div>
  );
}

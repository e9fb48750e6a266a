import { Button } from '#components/button.js';
import { classes } from '#lib/classes.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import styles from './design-questions.module.css';

const texts = results.questions;

/** What the words left in doubt: each with its answers, the one that was taken pressed. */
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
      {questions.length > 0 && <p className={styles.lead}>{texts.lead}</p>}
      {questions.map(({ id, text, about, answers, taken }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is sent here
        <div
          key={id}
          role="group"
          aria-label={about ? texts.about(text, about) : text}
          className={styles.question}
        >
          <span className={styles.text}>{text}</span>
          <span className={styles.answers}>
            {answers.map((answer) => (
              <button
                key={answer.id}
                type="button"
                aria-pressed={answer.id === taken}
                aria-disabled={closed && answer.id !== taken ? true : undefined}
                className={classes(styles.answer, answer.id === taken && styles.taken)}
                onClick={() => !closed && answer.id !== taken && onAnswer(id, answer.id)}
              >
                {answer.text}
              </button>
            ))}
          </span>
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

import { useEffect, useRef } from 'react';
import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import { PlanEditor } from '../without-photo/plan-editor.js';
import { usePlan } from '../without-photo/use-plan.js';
import styles from './exact-plan.module.css';

/** The room of a concept that was measured without a photo, made exact. Saved, it is drawn again. */
export function ExactPlan({
  titleAs: Title,
  surveyId,
  onSaved,
  onClose,
}: {
  titleAs: 'h2' | 'h3';
  /** The survey that the concept was planned by. */
  surveyId: string;
  onSaved: (surveyId: string) => void;
  onClose: () => void;
}) {
  const plan = usePlan();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOurs = plan.draft.kept?.id === surveyId && plan.draft.survey !== null;
  return (
    <section className={styles.exact} aria-labelledby="exact-title" data-no-print>
      <Title id="exact-title" ref={heading} tabIndex={-1} className={styles.title}>
        {survey.exact}
      </Title>
      {isOurs ? (
        <PlanEditor plan={plan} saveAs={survey.drawAgain} onSaved={onSaved} />
      ) : (
        plan.loaded && <p role="status">{survey.notHere}</p>
      )}
      <Button look="outline" onClick={onClose}>
        {survey.close}
      </Button>
    </section>
  );
}

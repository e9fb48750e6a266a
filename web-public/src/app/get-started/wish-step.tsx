import type { RefObject } from 'react';
import type { DesignPrompts } from '#features/generation/api/request-design.js';
import { PreferencesStep } from '#features/generation/components/preferences-step.js';
import { preferencesTexts } from '#texts/preferences';
import { isByPhoto, type Project, type useProject } from '../use-project.js';
import { Step } from './step.js';

/** What the homeowner wishes for, and the button that asks for the concept. */
export function WishStep({
  whole: { project, change, zipInUse, matched },
  heading,
  busy,
  onSubmit,
}: {
  whole: ReturnType<typeof useProject>;
  heading: RefObject<HTMLHeadingElement | null>;
  busy: boolean;
  onSubmit: (prompts: DesignPrompts) => void;
}) {
  return (
    <Step number={preferencesTexts.step} title={preferencesTexts.heading} heading={heading}>
      <PreferencesStep
        preferences={project.preferences}
        touched={project.touched}
        edits={project.edits}
        address={project.address}
        zip={zipInUse}
        size={sizeWords(matched)}
        busy={busy}
        onPreferences={(preferences, touched) => change({ preferences, touched })}
        onEdits={(edits) => change({ edits })}
        onZip={(zip) => change({ zip })}
        onSubmit={onSubmit}
      />
    </Step>
  );
}

/** Where the room of the next concept comes from, in words. */
function sizeWords(matched: Project['matched']): string {
  if (!matched) return preferencesTexts.sizeTypical;
  return isByPhoto(matched) ? preferencesTexts.sizeMatched : preferencesTexts.sizeMeasured;
}

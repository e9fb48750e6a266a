import { SCOPE_ALLOWANCES, SCOPE_EXCLUSIONS, SOW_DOWNLOAD_NAME } from '@plumbline/contracts';
import { type ChangeEvent, type RefObject, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextArea } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { useCopy } from '#lib/page/use-copy.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { downloadText } from '#lib/server/download.js';
import { contractors } from '#texts/contractors';
import { LONGEST } from '../../compose-draft.js';
import { type Insertion, withSection, withTemplate } from '../../scope-inserts.js';
import { selectIn } from '../../select-in.js';
import styles from './scope-editor.module.css';
import { ScopePreview } from './scope-preview.js';

const texts = contractors.compose;

const INSERTS: readonly { name: string; insert: (scope: string) => Insertion }[] = [
  { name: texts.insertAllowances, insert: (scope) => withSection(scope, SCOPE_ALLOWANCES) },
  { name: texts.insertExclusions, insert: (scope) => withSection(scope, SCOPE_EXCLUSIONS) },
  { name: texts.insertTemplate, insert: withTemplate },
];

/** The scope as text, with what can be put into it and done with it, and as the homeowner will read it. */
export function ScopeEditor({
  scope,
  error,
  editor,
  sideBySide,
  onScope,
}: {
  scope: string;
  error: string | undefined;
  editor: RefObject<HTMLTextAreaElement | null>;
  /** The preview stands beside the text, where there is room. */
  sideBySide: boolean;
  onScope: (scope: string) => void;
}) {
  const { message, onInsert, undo } = useInsertion(scope, editor, onScope);
  const [copyMessage, setCopyMessage] = useState<StatusMessage | null>(null);
  const copy = useCopy(setCopyMessage);

  return (
    <div className={sideBySide ? styles.beside : styles.editor}>
      <div data-no-print className={styles.tools}>
        <fieldset className={styles.inserts}>
          <legend>{texts.insert}</legend>
          {INSERTS.map(({ name, insert }) => (
            <Button key={name} look="outline" small onClick={() => onInsert(name, insert(scope))}>
              {name}
            </Button>
          ))}
          {undo && (
            <Button look="quiet" small onClick={undo}>
              {texts.undo}
            </Button>
          )}
        </fieldset>
        <StatusLine message={message} />
      </div>
      <div data-no-print className={styles.writing}>
        <TextArea
          label={texts.scope}
          hint={texts.saved}
          rows={22}
          maxLength={LONGEST.scope}
          spellCheck
          name="scope"
          ref={editor}
          value={scope}
          error={error}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onScope(event.target.value)}
        />
        <div className={form.actions}>
          <Button look="quiet" small onClick={() => copy(scope)}>
            {texts.copy}
          </Button>
          <Button look="quiet" small onClick={() => downloadText(SOW_DOWNLOAD_NAME, scope)}>
            {texts.download}
          </Button>
          <Button look="quiet" small onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
        <StatusLine message={copyMessage} />
      </div>
      <ScopePreview scope={scope} />
    </div>
  );
}

/** Puts parts into the scope; the last can be taken out again until something else is written. */
function useInsertion(
  scope: string,
  editor: RefObject<HTMLTextAreaElement | null>,
  onScope: (scope: string) => void,
) {
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const [inserted, setInserted] = useState<{ before: string; after: string } | null>(null);

  function onInsert(name: string, insertion: Insertion) {
    if (insertion.added) {
      setInserted({ before: scope, after: insertion.scope });
      onScope(insertion.scope);
    }
    setMessage(
      insertion.added
        ? { tone: 'good', text: texts.inserted(name) }
        : { tone: 'info', text: texts.standsAlready(name) },
    );
    if (scope.trim() !== '') selectIn(editor.current, insertion, insertion.scope);
  }

  function undo() {
    if (!inserted) return;
    onScope(inserted.before);
    setInserted(null);
    setMessage({ tone: 'info', text: texts.undone });
    editor.current?.focus();
  }

  return { message, onInsert, undo: inserted?.after === scope ? undo : undefined };
}

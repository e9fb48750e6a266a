/**
 * The form in which concepts are stored. 1: without a version, written until items were typed by kind and rooms had shells. A change that
 * readers must know of raises it, and `lift` brings what was stored before to the new form.
 */
export const CONCEPT_VERSION = 2;

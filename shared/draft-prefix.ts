/** Begins the keys of what was typed into a form, followed by the form's action. */
export const DRAFT_PREFIX = 'draft:'

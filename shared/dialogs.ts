/** The slot of the welcome dialog. */
export const WELCOME_SLOT = 'email-dialog'

/** The dialogs that open by themselves, in this order: the next one opens when the one before is closed. */
export const DIALOGS = ['redirect', 'welcome'] as const
export type DialogName = (typeof DIALOGS)[number]

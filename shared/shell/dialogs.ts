/** The slot of the welcome dialog. */
export const WELCOME_SLOT = 'email-dialog'

/** The dialogs that are remembered as closed. */
export const DISMISSED_DIALOGS = ['redirect', 'welcome'] as const
export type DismissedDialog = (typeof DISMISSED_DIALOGS)[number]

/** The dialogs that open by themselves, each when the one before is closed. The first is not modal. */
export const DIALOGS = ['consent', ...DISMISSED_DIALOGS] as const
export type DialogName = (typeof DIALOGS)[number]

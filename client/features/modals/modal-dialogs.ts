import { LinkAlert } from './link-alert.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

/** The dialogs that open by themselves, and the alert. Loaded together when the first of them opens. */
export const MODAL_DIALOGS = {
  redirect: RedirectDialog,
  welcome: WelcomeDialog,
  LinkAlert,
}

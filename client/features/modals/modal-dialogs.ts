import { ConsentBanner } from './consent-banner.tsx'
import { LinkAlert } from './link-alert.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

/** Everything that opens by itself, and the alert. Loaded together when the first of them opens. */
export const MODAL_DIALOGS = {
  ConsentBanner,
  redirect: RedirectDialog,
  welcome: WelcomeDialog,
  LinkAlert,
}

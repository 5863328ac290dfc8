import { customerPage, DONE_PARAMETER, route } from '../http/define-route.ts'

export const consentRoutes = {
  // Only the edge knows what a visitor has chosen, so the page is always loaded as a document.
  privacyChoices: route('/privacy-choices', { ...customerPage, query: [DONE_PARAMETER] }),
}

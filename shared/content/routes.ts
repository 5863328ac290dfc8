import { publicPage, route } from '../http/define-route.ts'

export const contentRoutes = {
  home: route('/', publicPage),
  customerCare: route('/customer-care', publicPage),
  privacyAndSecurity: route('/customer-care/privacy-and-security.html', publicPage),
  statesPrivacyRights: route('/customer-care/states-privacy-rights.html', publicPage),
  // The overview, and a page for each country.
  globalLocations: route('/global-locations/:page', { ...publicPage, sitemap: false }),
  styleGuide: route('/style-guide', { ...publicPage, sitemap: false }),
}

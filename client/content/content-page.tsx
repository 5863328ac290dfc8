import { defineAssetPage } from './asset-pages.tsx'

export const customerCarePage = defineAssetPage(() => 'customer-care', {
  title: 'title.content',
  text: 'guide.customerCare',
})
export const privacyAndSecurityPage = defineAssetPage(() => 'privacy-and-security', {
  title: 'title.privacy',
  text: 'guide.privacy',
})
export const statesPrivacyRightsPage = defineAssetPage(() => 'states-privacy-rights', {
  title: 'title.statesPrivacy',
  text: 'guide.privacy',
})
/** The overview and the pages of places. Their addresses may end with `.html` (spec 1 §2.1). */
export const globalLocationsPage = defineAssetPage(
  ({ page = '' }) => /^(global-locations(?:-[\w-]+)?)(?:\.html)?$/.exec(page)?.[1],
)

import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'

const OVERVIEW = routes.globalLocations.href({ page: 'global-locations' })

/** The pages above a content page: customer care, or the overview of all places. */
export function useContentTrail() {
  const intl = useIntl()
  const { path } = useShop()
  const care = routes.customerCare.path
  if (path.startsWith(`${care}/`)) {
    return [{ name: intl.formatMessage({ id: 'title.content' }), path: care }]
  }
  if (path.startsWith(`${OVERVIEW}-`)) {
    return [{ name: intl.formatMessage({ id: 'title.globalLocations' }), path: OVERVIEW }]
  }
  return []
}

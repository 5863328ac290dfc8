import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useCatalog } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { navigationQuery } from '../listing/navigation-query.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The category of new products, which not every shop has. */
const NEW = 'new-and-now'

/** Leads shoppers without a product in mind to what is new, or else to the first category of the menu. */
export const KeepShopping = () => <ServerMarkup as="div">{() => <FirstCategory />}</ServerMarkup>

function FirstCategory() {
  const href = useHref()
  const { data: navigation = [] } = useQuery(navigationQuery(useCatalog()))
  const hasNew = navigation.some(({ id }) => id === NEW)
  const path = hasNew ? routes.topCategory.href({ categoryId: NEW }) : navigation[0]?.path
  return (
    <ButtonLink tone="primary" href={href(path ?? routes.home.href({}))}>
      <FormattedMessage tagName="span" id={hasNew ? 'cart.keepShopping' : 'cart.startShopping'} />
    </ButtonLink>
  )
}

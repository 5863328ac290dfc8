import { FormattedMessage } from 'react-intl'

import { useHref } from '#client/kit/link.ts'
import type { PlacePart } from '#client/slots/places.ts'
import { routes } from '#shared/routes.ts'

import { Stitched } from './look-product.tsx'

/** Below the button that adds to the bag: what happens when a garment wears out. */
export const mendedForLife: PlacePart<'afterBuyBox'> = { Component: MendedForLife }

function MendedForLife() {
  const href = useHref()
  return (
    <Stitched>
      <FormattedMessage id="mending.promise" />{' '}
      <a href={href(routes.mending.href({}))}>
        <FormattedMessage id="mending.promiseLink" />
      </a>
    </Stitched>
  )
}

import { FormattedMessage } from 'react-intl'

import type { PlacePart } from '#client/slots/places.ts'
import { LogoMark } from '#shop/logo.tsx'

import { Workshop } from './look.tsx'

/** Above the footer: who makes the clothes, and where. */
export const workshop: PlacePart<'footerStart'> = { Component: WorkshopLine }

function WorkshopLine() {
  return (
    <Workshop>
      <LogoMark size={2.5} />
      <p>
        <FormattedMessage id="workshop.line" />
      </p>
    </Workshop>
  )
}

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { phoneText } from '../../app/phone-text.ts'

/** From a range of numbers that are not assigned. */
const CARE_PHONE = { dialled: '+18005550142', written: '1-800-555-0142' } as const

/** Customer care's phone number as a link. */
export function CarePhone({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`tel:${CARE_PHONE.dialled}`} translate="no">
      {icon}
      {phoneText(CARE_PHONE.written, useIntl().locale)}
    </a>
  )
}

import type { ReactNode } from 'react'

import { carePhones } from '#shop/brand.ts'

import { useAppContext } from '../kit/app-context.ts'
import { phoneText } from '../kit/address-lines.ts'

/** The phone number of customer care in the site's country as a link, if there is one. */
export function CarePhone({ icon }: { icon?: ReactNode }) {
  const { site, locale } = useAppContext()
  const phone = carePhones[site.id]
  return (
    phone && (
      <a href={`tel:${phone.dialed}`} translate="no">
        {icon}
        {phoneText(phone.written, site.country, locale)}
      </a>
    )
  )
}

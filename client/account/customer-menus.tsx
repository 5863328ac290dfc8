import { useState } from 'react'
import { createPortal } from 'react-dom'

import { CustomerMenu, type Customer } from './customer-menu.tsx'

/** A registered customer's menus in the drawer and the footer, whose elements are the edge's. */
export function CustomerMenus({ customer }: { customer: Customer }) {
  const [places] = useState(() => [...document.querySelectorAll('[data-account]')])
  return places.map((place, index) =>
    createPortal(<CustomerMenu customer={customer} />, place, index),
  )
}

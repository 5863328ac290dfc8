import type { ComponentProps } from 'react'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { OrderChanges } from './order-changes.tsx'

/** The changes of an order. Only the edge renders them, so browsers do not load their code. */
export const OrderChangesMarkup = (props: ComponentProps<typeof OrderChanges>) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <OrderChanges {...props} />}</ServerMarkup>
)

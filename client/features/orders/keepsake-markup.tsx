import type { ComponentProps } from 'react'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { Keepsake } from './keepsake.tsx'

/** The keepsake of a page that is hydrated. Only the edge draws it, so browsers do not load its code. */
export const KeepsakeMarkup = (props: ComponentProps<typeof Keepsake>) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Keepsake {...props} />}</ServerMarkup>
)

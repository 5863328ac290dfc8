import { Suspense, type ReactNode } from 'react'

import type { LazyCode } from '../kit/lazy-code.ts'
import { IdlePart, LazyPart } from '../kit/lazy-part.tsx'
import { Region } from '../kit/region.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'

interface PlaceProps<Props> {
  /** What the shop has put into the place. */
  slot: LazyCode<{ Component: (props: Props) => ReactNode }>
  /** The props of the component. */
  of: Props
}

/** A place that is hydrated apart from the rest of the page. A component that throws leaves it empty. */
export const Place = <Props extends object>({ slot, of }: PlaceProps<Props>) => (
  <LazyPart code={slot}>{({ Component }) => <Component {...of} />}</LazyPart>
)

/** A place that stays as the edge rendered it. Its `key` names what it is about. */
export const PlaceOnEdge = <Props extends object>(place: PlaceProps<Props>) => (
  <ServerMarkup as="div">{() => <Place {...place} />}</ServerMarkup>
)

/** A place that is filled once the browser is idle. */
export const PlaceOnceIdle = <Props extends object>({ slot, of }: PlaceProps<Props>) => (
  <IdlePart code={slot}>{({ Component }) => <Component {...of} />}</IdlePart>
)

/** A place in markup that is rendered once for many pages, so its code is not lazy. */
export const PlaceInTile = ({ children }: { children: ReactNode }) => (
  <Region>
    <Suspense>{children}</Suspense>
  </Region>
)

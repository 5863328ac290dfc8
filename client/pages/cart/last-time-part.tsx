import { LazyPart } from '../../app/lazy-part.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { customerIn, useSession } from '../../app/session.ts'
import { customerCode } from './customer-code.ts'

/** One press to the review. Only customers load its code, and only where the edge has not rendered it. */
export function LastTimePart() {
  const customer = customerIn(useSession())
  const isShown = import.meta.env.SSR || customer !== null
  return (
    <ServerMarkup as="div">
      {() => isShown && <LazyPart code={customerCode}>{({ LastTime }) => <LastTime />}</LazyPart>}
    </ServerMarkup>
  )
}

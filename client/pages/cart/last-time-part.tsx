import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { customerIn, useSession } from '../../app/session.ts'
import { LastTime } from './last-time.tsx'

const lastTime = lazyCode(async () => (await import('./last-time.tsx')).LastTime)

/** One press to the review. Only customers load its code, and only where the edge has not rendered it. */
export function LastTimePart() {
  const customer = customerIn(useSession())
  return (
    <ServerMarkup as="div">
      {() =>
        import.meta.env.SSR ? (
          <LastTime />
        ) : (
          customer && <LazyPart code={lastTime}>{(Loaded) => <Loaded />}</LazyPart>
        )
      }
    </ServerMarkup>
  )
}

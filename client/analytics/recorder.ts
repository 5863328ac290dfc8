import { pageFactsOf } from './page-type.ts'

import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import type { ShopEvent } from '../kit/shop-events.ts'
import { createSender, createTaskQueue, keepBodies, takeBodies } from './sender.ts'
import type { EventFacts, Sink, TrackedEvent, LandedDependencies } from './sink.ts'
import { SINKS } from './sinks.ts'
import { createVisit } from './visit.ts'

export type PageViewed = Extract<ShopEvent, { type: 'page-viewed' }>

/** Notes what happens, and sends it once it is known who the visitor is. */
export function createRecorder(
  { appContext, queryClient, documentPage, isShop, landing }: LandedDependencies,
  first: PageViewed,
) {
  const { site, locale } = appContext
  const visit = createVisit({ site, locale, queryClient, landing })
  const context = { site, locale, settings: visit.settings }
  const senders = SINKS.filter(({ pages }) => isShop || pages === 'all').map((sink) => ({
    sink,
    sender: createSender(sink, { context, allows: visit.allows }),
  }))
  const sending = createTaskQueue()
  const pending: (Pick<TrackedEvent, 'event'> & Omit<EventFacts, 'visitor' | 'domain'>)[] = []
  let shown = first

  const pageOf = ({ path, title, isDocument }: PageViewed) =>
    pageFactsOf({ path, page: isDocument ? documentPage : null }, title)

  function send() {
    for (const recorded of pending.splice(0)) {
      for (const { sink, sender } of senders) {
        sending.add(() => {
          const body = bodyFor(sink, { ...recorded, ...visit.facts() })
          if (body) sender.take(body)
        })
      }
    }
  }

  return {
    record(event: ShopEvent) {
      if (event.type === 'page-viewed') shown = event
      if (!SINKS.some(({ bodies }) => bodies[event.type])) return
      const id = createIdempotencyKey()
      const referral = event === first ? visit.referral : null
      pending.push({ id, event, page: pageOf(shown), referral })
      visit.refresh(event.type === 'user_login')
      void visit.whenKnown(send)
    },
    /** The shown page, for a document that the browser has kept. */
    shown: () => ({ ...shown }),
    /** Sends now what can be sent, and keeps the rest for the next page. */
    leave() {
      send()
      sending.finish()
      keepBodies(senders.map(({ sink, sender }) => [sink.name, sender.leave()]))
    },
    takeKept() {
      const kept = takeBodies()
      for (const { sink, sender } of senders) {
        for (const body of kept[sink.name] ?? []) sending.add(() => sender.take(body))
      }
    },
  }
}

/** The type of an event decides which rule it is passed to. */
const bodyFor = ({ bodies }: Sink, tracked: TrackedEvent): object | null =>
  (bodies[tracked.event.type] as ((tracked: TrackedEvent) => object | null) | undefined)?.(
    tracked,
  ) ?? null

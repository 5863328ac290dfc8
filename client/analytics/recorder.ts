import { pageFactsOf } from './page-type.ts'

import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import type { ShopEvent } from '../kit/shop-events.ts'
import { createSender, createTaskQueue, keepBodies, takeBodies } from './sender.ts'
import type { LandedDependencies, Sink, TrackedEvent } from './sink.ts'
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
  const { settings, allowed } = visit
  const context = { site, locale, settings, allowed }
  const allows = (group: Sink['group']) => allowed().includes(group)
  const kind = isShop ? 'shop' : 'strict'
  const senders = SINKS.filter(({ pages }) => pages === kind || pages === 'all').map((sink) => ({
    sink,
    sender: createSender(sink, { context, allows }),
  }))
  const sending = createTaskQueue()
  const pending: Omit<TrackedEvent, 'visitor' | 'domain'>[] = []
  let shown = first
  let others: ReturnType<typeof takeBodies> = {}

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
      if (!isTaken(event)) return
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
      keepBodies([
        ...senders.map(({ sink, sender }) => [sink.name, sender.leave()] as const),
        ...Object.entries(others),
      ])
      others = {}
    },
    takeKept() {
      const kept = takeBodies()
      // What waits for a page of the other kind waits on.
      others = Object.fromEntries(
        Object.entries(kept).filter(([name]) => !senders.some(({ sink }) => sink.name === name)),
      )
      for (const { sink, sender } of senders) {
        for (const body of kept[sink.name] ?? []) sending.add(() => sender.take(body))
      }
    },
  }
}

/** Whether any sink takes the event. */
const isTaken = (event: ShopEvent): event is TrackedEvent['event'] =>
  SINKS.some(({ bodies }) => event.type in bodies)

/** The type of an event decides which rule it is passed to. */
const bodyFor = ({ bodies }: Sink, tracked: TrackedEvent): object | null =>
  (bodies[tracked.event.type] as ((tracked: TrackedEvent) => object | null) | undefined)?.(
    tracked,
  ) ?? null

import type { ShopEvents } from '../kit/shop-events.ts'
import type { Sink } from './sink.ts'
import type { TakenEvent } from './sinks.ts'

type Unsent<Events> = Exclude<keyof Events, TakenEvent>

/** Names the events that no sink takes. Declare in `InternalEvents` what stays within the shop. */
const eventsWithoutSink: Record<Unsent<ShopEvents>, never> = {}
void eventsWithoutSink

interface WithAnother extends ShopEvents {
  'another-event': object
}
// @ts-expect-error -- no sink takes the other event
const another: Record<Unsent<WithAnother>, never> = {}
void another

const takesInternal: Sink['bodies'] = {
  // @ts-expect-error -- toasts stay within the shop
  toasted: () => null,
}
void takesInternal

import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type {
  BagNotices,
  PaymentPageShopper,
  SessionView,
  Shopper,
} from '#shared/contract/shopper.ts'

import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { createBaskets } from '../commerce/baskets.ts'
import { createOrders } from '../commerce/orders.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { flagsFor } from '../experiments.ts'
import { createHostedFields } from '../payment/hosted-fields.ts'
import type { Session } from '../session/session.ts'
import { createBagActions } from './bag.ts'
import { createCheckoutActions } from './checkout.ts'
import { mapOrder } from './map-order.ts'
import { createPaymentActions } from './payment-actions.ts'
import { createOrderAction } from './place-order.ts'
import type { ShopperContext } from './shopper-context.ts'

interface ShopperDependencies {
  context: RequestContext
  bindings: Bindings
  catalog: Catalog
  session: Session
  visitor: Pick<SessionView, 'country' | 'region' | 'isNativeApp'>
  /** Flags that take precedence over the session's. Empty in public environments. */
  simulatedExperiments: Readonly<Record<string, boolean>>
}

/** The shopper port for one request. Without a commerce session the visitor is anonymous, and reading starts none. */
export function createShopper({
  context,
  bindings,
  catalog,
  session,
  visitor,
  simulatedExperiments,
}: ShopperDependencies): Shopper & BagNotices & PaymentPageShopper {
  const shop: ShopperContext = {
    context,
    bindings,
    session,
    catalog,
    baskets: createBaskets((request) => session.send(request)),
    orders: createOrders((request) => session.send(request)),
    payment: createHostedFields({ ...context, fetch: externalFetch }),
    mapper: createContentMapper(context),
  }
  return {
    async getSession() {
      const { state } = session
      const customerType = state ? 'guest' : 'anonymous'
      const participant = { site: context.site.id, key: state?.usid ?? null }
      const flags = await flagsFor(context.config.experiments, participant)
      const experiments = { ...flags, ...simulatedExperiments }
      return { customerType, bagCount: state?.bagCount ?? 0, store: null, ...visitor, experiments }
    },
    async getOrder(orderNo, signal) {
      if (!session.state) throw new ProblemError('not-found')
      return mapOrder(await shop.orders.get(orderNo, signal), shop.mapper)
    },
    ...createBagActions(shop),
    ...createCheckoutActions(shop),
    ...createPaymentActions(shop),
    ...createOrderAction(shop),
  }
}

import type { LiveAvailability } from './stores/availability.ts'
import type {
  AddCoupon,
  AddSetToBag,
  AddToBag,
  Bag,
  BagNotice,
  ChooseBonus,
  RemoveCoupon,
  RemoveGiftCertificate,
  SaveGiftMessage,
  SetFulfillment,
  UpdateLine,
} from './bag/bag.ts'
import type { IdempotencyKey } from './http/idempotency-key.ts'
import type {
  StartPaymentPage,
  ApplyGiftCard,
  Checkout,
  CheckoutStep,
  ChooseShippingMethod,
  Order,
  OrderNo,
  PaymentReturn,
  PlaceOrder,
  PlacedOrder,
  RemoveGiftCard,
  SavePayment,
  SaveShippingAddress,
} from './checkout/checkout.ts'
import type { AddGiftCard } from './gift-cards/gift-card.ts'
import type { ProductId } from './product/product.ts'
import type { SessionAction, SessionView } from './shell/session.ts'
import type { ChooseStore, FindStores, NearbyStores, SessionStore } from './stores/store.ts'

/**
 * The visitor's own data and actions. Only the code that creates an adapter sees the request's cookies.
 *
 * Reading never starts a session. An action has an idempotency key: sent again with the same key and input, it
 * takes effect once and returns the first result. Every method throws `ProblemError`: `unavailable` when
 * commerce does not respond, `outcome-unknown` when it is unknown whether an action took effect, and the
 * problems listed below.
 */
export interface Shopper {
  /** Empty for an anonymous visitor. */
  getBag(signal?: AbortSignal): Promise<Bag>
  /**
   * Returns the checkout for a step; shipping methods are included only for `shipping`. Null when there is
   * nothing to check out; the placed order when this bag has already been ordered.
   */
  getCheckout(step: CheckoutStep, signal?: AbortSignal): Promise<Checkout | PlacedOrder | null>
  /** @throws {ProblemError} `not-found`, also for another shopper's order */
  getOrder(orderNo: OrderNo, signal?: AbortSignal): Promise<Order>

  /** @throws {ProblemError} `not-added`, `members-only`, `no-store`, `other-store`, `store-gone` */
  addToBag(item: AddToBag, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** @throws {ProblemError} `invalid-input` with `fields`, `gift-card-limit`, `not-added` */
  addGiftCard(card: AddGiftCard, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** @throws {ProblemError} `not-added`; `not-found` when the line is gone */
  updateLine(item: UpdateLine, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** @throws {ProblemError} `not-found` when the gift certificate is gone */
  removeGiftCertificate(
    certificate: RemoveGiftCertificate,
    idempotencyKey: IdempotencyKey,
  ): Promise<Bag>
  /** @throws {ProblemError} `coupon-unknown`, `coupon-limit` */
  addCoupon(coupon: AddCoupon, idempotencyKey: IdempotencyKey): Promise<Bag>
  removeCoupon(coupon: RemoveCoupon, idempotencyKey: IdempotencyKey): Promise<Bag>

  /** @throws {ProblemError} `invalid-input` with `fields`, `bag-empty` */
  saveShippingAddress(input: SaveShippingAddress, idempotencyKey: IdempotencyKey): Promise<Checkout>
  /** @throws {ProblemError} `invalid-input` when the method is not available for the address */
  chooseShippingMethod(
    input: ChooseShippingMethod,
    idempotencyKey: IdempotencyKey,
  ): Promise<Checkout>
  /** @throws {ProblemError} `invalid-input` with `fields`, `payment-missing`, `step-open` */
  savePayment(input: SavePayment, idempotencyKey: IdempotencyKey): Promise<Checkout>
  /** @throws {ProblemError} `price-changed`, `bag-unavailable`, `payment-declined`, `payment-missing`, `gift-card-short`, `step-open`, `bag-empty` */
  placeOrder(input: PlaceOrder, idempotencyKey: IdempotencyKey): Promise<PlacedOrder>
}

/** The shopper's session. Browsers ask for it by GraphQL, before their bundle has loaded. */
export interface ShopperSession {
  /** Carries out the action. @throws {ProblemError} `unavailable` */
  getSession(action: SessionAction): Promise<SessionView>
}

/** The store where the shopper picks up. Choosing the same store again changes nothing, so no key is needed. */
export interface StoreShopper {
  /** @throws {ProblemError} `invalid-input` with `fields` */
  findStores(search: FindStores): Promise<NearbyStores>
  /** @throws {ProblemError} `not-found`, `store-off`, `store-lacks`, `store-unsure` */
  chooseStore(input: ChooseStore): Promise<SessionStore>
}

/** What the shopper can have now, and where. */
export interface AvailabilityShopper {
  /** At most 24 products. @throws {ProblemError} `unavailable` */
  getAvailability(ids: readonly ProductId[]): Promise<LiveAvailability>
}

/** Their forms are posted with and without JavaScript. */
export interface BagForms {
  /** Adds one member after the other. @throws {ProblemError} `not-added` if one of them is not in the bag then */
  addSetToBag(set: AddSetToBag, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** @throws {ProblemError} `not-added`, `no-store`; `not-found` when the line is gone */
  setFulfillment(line: SetFulfillment, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** Adds a free product. @throws {ProblemError} `not-added`; `not-found` when it can no longer be chosen */
  chooseBonus(choice: ChooseBonus, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** Says what is sent along as a gift. @throws {ProblemError} `not-found` without a bag */
  saveGiftMessage(gift: SaveGiftMessage, idempotencyKey: IdempotencyKey): Promise<Bag>
  /** Says no longer what the last change of the bag has left out. */
  dismissNotice(notice: BagNotice): Promise<void>
}

/** Gift cards as payment. Their forms are posted with and without JavaScript. */
export interface GiftCardPayments {
  /**
   * @throws {ProblemError} `invalid-input` with `fields`, `not-found`, `too-many-attempts`, `gift-card-spent`,
   * `gift-card-inactive`, `gift-card-used`, `gift-card-limit`, `step-open`, `bag-empty`
   */
  applyGiftCard(card: ApplyGiftCard, idempotencyKey: IdempotencyKey): Promise<Checkout>
  /** One that is gone already is no problem. @throws {ProblemError} `bag-empty` */
  removeGiftCard(card: RemoveGiftCard, idempotencyKey: IdempotencyKey): Promise<Checkout>
}

/** Actions for shoppers without JavaScript, who enter the card on the provider's own page. */
export interface PaymentPageShopper {
  /** Saves the billing address. @returns the URL of the provider's page */
  startPaymentPage(input: StartPaymentPage, idempotencyKey: IdempotencyKey): Promise<string>
  /**
   * @throws {ProblemError} `payment-missing` when the parameters belong to another shopper or were already used
   */
  finishPaymentPage(answer: PaymentReturn): Promise<Checkout>
}

/** Everything that the worker does for a shopper. */
export type WorkerShopper = Shopper &
  ShopperSession &
  StoreShopper &
  AvailabilityShopper &
  BagForms &
  GiftCardPayments &
  PaymentPageShopper

import { ProblemError } from '../platform/problems.ts'
import { prepare } from '../platform/sql.ts'
import { isOpen, deleteIndexRow, calculateExpiry } from './basket-index.ts'
import type { CallResult } from './contents/basket-object.ts'
import { basketNotFound, customerInvalid } from './contents/basket-problems.ts'
import type { BasketDocument, Caller } from './contents/model.ts'

const KEY = 'basket'

/** The stored basket of a Durable Object, and the queue of requests for it. */
export class StoredBasket {
  readonly #storage: DurableObjectStorage
  readonly #db: D1Database
  #last: Promise<unknown> = Promise.resolve()
  /** Undefined until it is loaded. */
  #stored: BasketDocument | null | undefined

  constructor(storage: DurableObjectStorage, db: D1Database) {
    this.#storage = storage
    this.#db = db
  }

  /** Waits for earlier requests. A ProblemError is returned, not thrown. */
  enqueue<Value>(work: () => Promise<Value>): Promise<CallResult<Value>> {
    const turn = this.#last.then(() => toCallResult(work))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Null if there is no basket. */
  async read(): Promise<BasketDocument | null> {
    this.#stored ??= await this.#load()
    return this.#stored
  }

  /** @throws ProblemError if the basket does not exist, has expired, or belongs to another shopper */
  async requireOwn(
    { customerId, isManager, now }: Caller,
    basketId: string,
  ): Promise<BasketDocument> {
    const stored = await this.read()
    if (stored === null) throw basketNotFound(basketId)
    if (hasExpired(stored, now)) {
      await prepare(this.#db, deleteIndexRow(basketId)).run()
      await this.delete()
      throw basketNotFound(basketId)
    }
    if (stored.customerId !== customerId && !isManager) throw customerInvalid()
    return stored
  }

  async store(basket: BasketDocument) {
    await this.#storage.put(KEY, basket)
    this.#stored = basket
  }

  /** Stores the basket before it is indexed, so that every index row has a basket; the next read loads it. */
  async prepare(basket: BasketDocument) {
    await this.#storage.put(KEY, basket)
    this.#stored = undefined
  }

  async delete() {
    await this.#storage.deleteAll()
    this.#stored = null
  }

  /** Ignores a document without an index row: an interrupted request has left it behind. */
  async #load(): Promise<BasketDocument | null> {
    const found = await this.#storage.get<BasketDocument>(KEY)
    if (!found) return null
    return (await isOpen(this.#db, found.basketId)) ? upgradeBasket(found) : null
  }
}

async function toCallResult<Value>(work: () => Promise<Value>): Promise<CallResult<Value>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem }
    throw error
  }
}

const hasExpired = (basket: BasketDocument, now: number) => now >= calculateExpiry(basket)

type Line = BasketDocument['lines'][number]
type Shipment = BasketDocument['shipments'][number]
type Instrument = BasketDocument['paymentInstruments'][number]

/** Defaults for baskets that were stored before these fields existed. */
const basketDefaults = {
  isRegistered: false,
  customerNo: null,
  isAgent: false,
  isTemporary: false,
  giftCertificates: [],
  adjustments: [],
  declinedBonuses: [],
  priceBooks: null,
  externalTaxes: null,
  sourceCode: null,
}

/** Upgrades a basket that an earlier version of the service may have stored. */
export const upgradeBasket = (stored: BasketDocument): BasketDocument => ({
  ...basketDefaults,
  ...stored,
  lines: stored.lines.map((line): Line => ({ ...lineDefaults, ...line })),
  shipments: stored.shipments.map((each): Shipment => ({ ...shipmentDefaults, ...each })),
  paymentInstruments: stored.paymentInstruments.map((each): Instrument => ({
    ...instrumentDefaults,
    ...each,
  })),
})

const lineDefaults = { giftCardAmount: null, bonus: null, options: [] }
const shipmentDefaults = { fromStoreId: null, shippingItemCustom: {} }
const instrumentDefaults = { giftCertificateCode: null, giftCard: null, paymentReference: null }

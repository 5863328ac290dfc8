import { collectionOf, iteratorOf, mapOf } from './collections.ts'
import { valueModules } from './experience.ts'
import { siteOf, type ShippingMethodSample } from './objects.ts'
import type { Platform } from './run-script.ts'

/** What a sample instance has. */
export interface Instance {
  contents?: readonly dw.Content[]
  /** By type. */
  customObjects?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  site?: dw.Site
  promotions?: readonly dw.Promotion[]
  products?: readonly dw.Product[]
  stores?: readonly dw.Store[]
  shippingMethods?: readonly ShippingMethodSample[]
  basket?: dw.Basket | null
  customer?: dw.Customer
  /** What an outside service answers: an error's status, or a body. */
  service?: (call: ServiceCall) => number | string
}

export interface ServiceCall {
  id: string
  method: string
  address: string
  body: unknown
}

interface Answer {
  status: number
  body: unknown
}

/** A stand-in for an instance, with a record of what happens. */
export function openInstance(instance: Instance) {
  const record = {
    answers: [] as Answer[],
    calls: [] as ServiceCall[],
    logged: [] as string[],
    hooks: [] as string[],
    transactions: 0,
    queries: [] as string[],
    closed: 0,
    expires: [] as number[],
    headers: [] as string[],
    printed: [] as string[],
    warnings: [] as string[],
    search: {} as Record<string, unknown>,
  }
  const platform: Platform = {
    modules: {
      ...valueModules,
      ...catalogModules(instance),
      ...contentModules(instance, record),
      ...systemModules(instance, record),
      'dw/svc/LocalServiceRegistry': serviceRegistry(instance, record),
    },
    response: {
      setExpires: (time) => record.expires.push(time),
      setContentType: (type) => record.headers.push(`Content-Type: ${type}`),
      setHttpHeader: (name, value) => record.headers.push(`${name}: ${value}`),
      writer: { print: (text) => record.printed.push(text) },
    },
    session: {
      currency: { currencyCode: 'USD' },
      generateGuestSessionSignature: () => 'signature of a guest',
      generateRegisteredSessionSignature: () => 'signature of a customer',
    },
    customer: instance.customer ?? { registered: false, authenticated: false, profile: null },
  }
  return { platform, record }
}

export type InstanceRecord = ReturnType<typeof openInstance>['record']

const byId = <Item extends { readonly ID: string }>(items: readonly Item[] = [], id: string) =>
  items.find((item) => item.ID === id) ?? null

function catalogModules({
  basket = null,
  products,
  promotions = [],
  shippingMethods = [],
  stores,
}: Instance) {
  const PromotionMgr: dw.PromotionMgr = { promotions: collectionOf(promotions) }
  const ProductMgr: dw.ProductMgr = { getProduct: (id) => byId(products, id) }
  const StoreMgr: dw.StoreMgr = { getStore: (id) => byId(stores, id) }
  const BasketMgr: dw.BasketMgr = { currentBasket: basket }
  const ShippingMgr: dw.ShippingMgr = {
    allShippingMethods: collectionOf(shippingMethods),
    getShippingCost(method) {
      const cost = byId(shippingMethods, method.ID)?.cost ?? null
      return { available: cost !== null, value: cost ?? 0 }
    },
  }
  class Money implements dw.Money {
    readonly available = true
    readonly value: number
    constructor(value: number) {
      this.value = value
    }
  }
  return {
    'dw/campaign/PromotionMgr': PromotionMgr,
    'dw/catalog/ProductMgr': ProductMgr,
    'dw/catalog/StoreMgr': StoreMgr,
    'dw/order/BasketMgr': BasketMgr,
    'dw/order/ShippingMgr': ShippingMgr,
    'dw/value/Money': Money,
  }
}

function contentModules({ contents = [], customObjects = {} }: Instance, record: InstanceRecord) {
  const ContentMgr: dw.ContentMgr = { getContent: (id) => byId(contents, id) }
  const CustomObjectMgr: dw.CustomObjectMgr = {
    queryCustomObjects(type, query, sorting, value) {
      record.queries.push([query, sorting].join(' | '))
      const name = /^custom\.(\w+) = \{0\}$/.exec(query)?.[1]
      const field = sorting.replace(/^custom\.(\w+) asc$/, '$1')
      const found = (customObjects[type] ?? [])
        .filter((custom) => name === undefined || custom[name] === value)
        .toSorted((a, b) => Number(a[field] ?? 0) - Number(b[field] ?? 0))
      return {
        ...iteratorOf(found.map((custom) => ({ custom: { ...custom } }))),
        close() {
          record.closed += 1
        },
      }
    },
  }
  class ContentSearchModel implements dw.ContentSearchModel {
    get content() {
      return iteratorOf(contents)
    }
    setSearchPhrase = (phrase: string) => void (record.search['phrase'] = phrase)
    setFolderID = (id: string) => void (record.search['folder'] = id)
    setRecursiveFolderSearch = (is: boolean) => void (record.search['recursive'] = is)
    setFilteredByFolder = (is: boolean) => void (record.search['filtered'] = is)
    search = () => void (record.search['done'] = true)
  }
  return {
    'dw/content/ContentMgr': ContentMgr,
    'dw/content/ContentSearchModel': ContentSearchModel,
    'dw/object/CustomObjectMgr': CustomObjectMgr,
  }
}

function systemModules({ site = siteOf({}) }: Instance, record: InstanceRecord) {
  const RESTResponseMgr: dw.RESTResponseMgr = {
    createSuccess: (body) => ({
      render: () => void record.answers.push({ status: 200, body: asJson(body) }),
    }),
    createError(status, type, title, detail) {
      const custom: Record<string, unknown> = {}
      const render = () =>
        void record.answers.push({
          status,
          body: { type, title, detail, ...withPrefix(custom) },
        })
      return { custom, render }
    },
  }
  const Transaction: dw.Transaction = {
    wrap(change) {
      record.transactions += 1
      change()
    },
  }
  const HookMgr: dw.HookMgr = {
    hasHook: () => true,
    callHook: (point, name) => void record.hooks.push(`${point}.${name}`),
  }
  const Logger: dw.Logger = { warn: (message) => void record.warnings.push(message) }
  return {
    'dw/system/HookMgr': HookMgr,
    'dw/system/Logger': Logger,
    'dw/system/RESTResponseMgr': RESTResponseMgr,
    'dw/system/Site': { current: site },
    'dw/system/Transaction': Transaction,
  }
}

const asJson = (body: object): unknown => JSON.parse(JSON.stringify(body))

const withPrefix = (custom: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(custom).map(([name, value]) => [`c_${name}`, value]))

function serviceRegistry(
  { service = () => 503 }: Instance,
  { calls, logged }: Pick<InstanceRecord, 'calls' | 'logged'>,
): dw.LocalServiceRegistry {
  return {
    createService: (id, callbacks) => ({
      call() {
        const call: ServiceCall = { id, method: 'POST', address: '', body: null }
        const http: dw.HTTPService = {
          configuration: { credential: { URL: 'https://service.example' } },
          setURL: (address) => void (call.address = address),
          setRequestMethod: (method) => void (call.method = method),
          addHeader: () => {},
        }
        const body = callbacks.createRequest(http)
        call.body = body === null ? null : JSON.parse(body)
        calls.push(call)
        const answer = service(call)
        const messages = [call.address, body ?? '', String(answer)]
        logged.push(...messages.map((message) => callbacks.filterLogMessage(message)))
        return typeof answer === 'number'
          ? { ok: false, error: answer, object: null }
          : { ok: true, error: 0, object: callbacks.parseResponse(http, { text: answer }) }
      },
    }),
  }
}

interface ApiRequest {
  query?: Readonly<Record<string, string>>
  path?: Readonly<Record<string, string>>
  body?: object | string
}

/** The request of an API, as scripts read it. */
export const requestOf = ({ query = {}, path = {}, body }: ApiRequest): dw.Request => ({
  locale: 'en_US',
  httpParameterMap: {
    get: (name) => ({ stringValue: query[name] ?? null }),
    requestBodyAsString: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
  },
  SCAPIPathParameters: mapOf(path),
})

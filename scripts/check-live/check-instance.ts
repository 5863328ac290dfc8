import * as v from 'valibot'

import type { Site } from '#shared/site/site.ts'
import { pictureAddress } from '#worker/markup/picture-address.ts'
import type { Config } from '#worker/config/env.ts'

import { findCustomApis } from './custom-apis.ts'
import type { Finding } from './finding.ts'
import { openInstance, type Instance } from './instance.ts'
import {
  BASKET_ATTRIBUTES,
  BEYOND_STANDARD,
  CUSTOMER_ATTRIBUTES,
  FILTERS,
  OWN_ATTRIBUTES,
  PRODUCT_ATTRIBUTES,
  SCOPES,
  SORTINGS,
  STANDARD_SCOPE,
} from './requirements.ts'
import { findRecommenders } from './recommenders.ts'
import { listPictures, usedPriceBooks, readSample, type Sample } from './sample.ts'
import { CUSTOMER_BODY } from './sent-attributes.ts'
import { readTemporaryBasket, type TemporaryBasket } from './temporary-basket.ts'

interface CheckOptions {
  /** Products with rarely used attributes. */
  products: readonly string[]
  /** Whether a temporary basket may be created. */
  createsBasket: boolean
  /** Sent with every request, for the logs of the instance. */
  requestId: string
}

/**
 * The requirements of the shop for a site of an instance, each with its finding. Null if the instance does not respond.
 */
export async function checkInstance(
  config: Config,
  site: Site,
  { products, createsBasket, requestId }: CheckOptions,
): Promise<Finding[] | null> {
  const instance = openInstance(config, site, requestId)
  const sample = await readSample(instance, products)
  if (instance.responses.length === 0) return null
  const token = instance.guestToken()
  if (token === null) {
    const { status } = instance.responses.at(-1) ?? {}
    return [{ status: 'missing', text: `guest login: SLAS responded with ${status}` }]
  }
  return [
    { status: 'found', text: 'guest login' },
    ...checkScopes(token),
    sample.failure === null
      ? { status: 'found', text: 'products' }
      : { status: 'missing', text: `products: the instance ${sample.failure}` },
    ...(await findCustomApis(instance)),
    ...attributesIn('product', { ...PRODUCT_ATTRIBUTES, ...OWN_ATTRIBUTES }, sample.products),
    ...(await checkBasket(instance, sample, createsBasket)),
    ...customerAttributes(),
    ...checkSearchOptions(sample),
    checkPriceBook(instance, sample),
    ...checkPictureHosts(instance, sample),
    ...(await findRecommenders(instance)),
    checkThrottling(instance),
  ]
}

const typedEntries = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  Object.entries<string>(table)

const customerAttributes = () =>
  typedEntries(CUSTOMER_ATTRIBUTES).map(([name, without]): Finding => ({
    status: 'unread',
    text: `customer attribute ${name}: only a customer's token can read it; without it, ${without}`,
  }))

/** An optional requirement: found, or with the effect of its absence. */
const optional = (isFound: boolean, subject: string, without: string): Finding =>
  isFound
    ? { status: 'found', text: subject }
    : { status: 'without', text: `${subject}: ${without}` }

function checkScopes(token: string): Finding[] {
  const granted = scopesIn(token)
  return typedEntries(SCOPES).map(([scope, without]) => {
    const isStandard = granted.has(STANDARD_SCOPE) && !BEYOND_STANDARD.includes(scope)
    const isFound = granted.has(scope) || isStandard
    const text = `scope ${scope}`
    return isFound ? { status: 'found', text } : { status: 'missing', text: `${text}: ${without}` }
  })
}

const Payload = v.pipe(v.string(), v.parseJson(), v.object({ scp: v.optional(v.string(), '') }))

/** The scopes of an access token. None if it is not a JWT. */
function scopesIn(token: string) {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const parsed = v.safeParse(Payload, payload)
  return new Set(parsed.success ? parsed.output.scp.split(' ') : [])
}

/** An attribute is found if a sample has a value for it. */
function attributesIn(
  owner: string,
  attributes: Readonly<Record<string, string>>,
  samples: readonly object[],
): Finding[] {
  return typedEntries(attributes).map(([name, without]) => {
    const isFound = samples.some((sample) => (Reflect.get(sample, name) ?? null) !== null)
    return optional(
      isFound,
      `${owner} attribute ${name}`,
      `not in the sample; without it, ${without}`,
    )
  })
}

async function checkBasket(
  instance: Instance,
  { products }: Sample,
  createsBasket: boolean,
): Promise<Finding[]> {
  if (!createsBasket) {
    return [
      ...typedEntries(BASKET_ATTRIBUTES).map(([name, without]): Finding => ({
        status: 'unread',
        text: `basket attribute ${name}: read only with --basket; without it, ${without}`,
      })),
      { status: 'unread', text: 'basket attributes in request bodies: sent only with --basket' },
    ]
  }
  const { value: temporary, failure } = await instance.attempt(() =>
    readTemporaryBasket(instance, products),
  )
  if (!temporary) {
    const reason = failure ?? 'has no basket for a sample product'
    return [{ status: 'missing', text: `basket: the instance ${reason}` }]
  }
  const { basket, attributes } = temporary
  return [
    ...attributesIn('basket', BASKET_ATTRIBUTES, [basket, ...basket.productItems]),
    sentAttributes(attributes),
  ]
}

/** Whether request bodies may have all custom attributes, or else the variable that names those that they may have. */
function sentAttributes({ defined, undefined: refused }: TemporaryBasket['attributes']): Finding {
  const without = `${refused.join(', ')} are refused or not stored; set DEFINED_ATTRIBUTES="${defined.join() || 'none'}", with ${CUSTOMER_BODY.join(' and ')} if customers have them`
  return optional(refused.length === 0, 'basket attributes in request bodies', without)
}

function checkSearchOptions({ search }: Sample): Finding[] {
  const sortings = search.value?.sortingOptions.map(({ id }) => id) ?? []
  const filters = search.value?.refinements.map(({ attributeId }) => attributeId) ?? []
  return [
    ...typedEntries(SORTINGS).map(([id, without]) =>
      optional(sortings.includes(id), `sorting option ${id}`, without),
    ),
    ...typedEntries(FILTERS).map(([id, without]) =>
      optional(filters.includes(id), `refinement ${id}`, without),
    ),
  ]
}

function checkPriceBook({ config, site }: Instance, { products }: Sample): Finding {
  const book = config.commerce.listPriceBooks[site.id]
  const books = usedPriceBooks(products)
  const others = books.size > 0 ? `, although there are ${[...books].toSorted().join(', ')}` : ''
  const without = `former prices come from c_listPrice, or else from the highest price book${others}`
  return optional(books.has(book), `list price book ${book}`, without)
}

/** Each picture host, and whether browsers may load pictures from it or from the image service instead. */
function checkPictureHosts({ config }: Instance, { search, products }: Sample): Finding[] {
  const isAllowed = (url: URL) => pictureAddress(url, config) !== null
  const urls = listPictures(search.value?.hits ?? [], products).flatMap(
    ({ link, disBaseLink = link }) => {
      const both = [link, disBaseLink].flatMap((each) => URL.parse(each) ?? [])
      return both.find(isAllowed) ?? both[0] ?? []
    },
  )
  const byHost = Map.groupBy(urls, ({ host }) => host)
  if (byHost.size === 0) return [{ status: 'without', text: 'pictures: products have none' }]
  return [...byHost].map(([host, pictures]) => {
    const isLoaded = pictures.every(isAllowed)
    const without = 'its pictures are refused unless IMAGE_SOURCE or IMAGE_ORIGIN names it'
    return optional(isLoaded, `picture host ${host}`, without)
  })
}

/** Values of `sfdc_load_status` under load (SCAPI: rates and limits). */
const UNDER_LOAD = ['WARN', 'THROTTLE']

function checkThrottling({ responses }: Instance): Finding {
  const throttled = responses.filter(
    ({ status, headers }) =>
      status === 429 || UNDER_LOAD.includes(headers.get('sfdc_load_status') ?? ''),
  )
  const count = `${throttled.length} of ${responses.length} requests were throttled`
  const without = `${count}, and the shop serves what it has stored for as long as Retry-After says`
  return optional(throttled.length === 0, 'rate of requests', without)
}

import * as v from 'valibot'

import type { Site } from '#shared/site/site.ts'
import { pictureAddress } from '#worker/content/picture-address.ts'
import type { Config } from '#worker/env.ts'

import { findCustomApis } from './custom-apis.ts'
import type { Finding } from './finding.ts'
import { openInstance, type Instance } from './instance.ts'
import {
  BASKET_ATTRIBUTES,
  BEYOND_STANDARD,
  CUSTOMER_ATTRIBUTES,
  FILTERS,
  PRODUCT_ATTRIBUTES,
  SCOPES,
  SORTINGS,
  STANDARD_SCOPE,
} from './requirements.ts'
import { findRecommenders } from './recommenders.ts'
import { picturesOf, priceBooksOf, readSample, type Sample } from './sample.ts'
import { readTemporaryBasket } from './temporary-basket.ts'

interface CheckOptions {
  /** Products that have the attributes that few products have. */
  products: readonly string[]
  /** Whether a temporary basket may be created. */
  createsBasket: boolean
  /** Sent with every request, for the logs of the instance. */
  requestId: string
}

/** What the shop needs of a site of an instance, with what was found. Null if the instance does not respond. */
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
    ...scopesOf(token),
    sample.failure === null
      ? { status: 'found', text: 'products' }
      : { status: 'missing', text: `products: the instance ${sample.failure}` },
    ...(await findCustomApis(instance)),
    ...attributesIn('product', PRODUCT_ATTRIBUTES, sample.products),
    ...(await basketOf(instance, sample, createsBasket)),
    ...customerAttributes(),
    ...optionsOf(sample),
    priceBookOf(instance, sample),
    ...pictureHostsOf(instance, sample),
    ...(await findRecommenders(instance)),
    rateOf(instance),
  ]
}

const entriesOf = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  Object.entries<string>(table)

const customerAttributes = () =>
  entriesOf(CUSTOMER_ATTRIBUTES).map(([name, without]): Finding => ({
    status: 'unread',
    text: `customer attribute ${name}: it takes a customer to read it; without it, ${without}`,
  }))

/** Something optional: found, or what the shop does without it. */
const optional = (isFound: boolean, subject: string, without: string): Finding =>
  isFound
    ? { status: 'found', text: subject }
    : { status: 'without', text: `${subject}: ${without}` }

function scopesOf(token: string): Finding[] {
  const granted = scopesIn(token)
  return entriesOf(SCOPES).map(([scope, without]) => {
    const isStandard = granted.has(STANDARD_SCOPE) && !BEYOND_STANDARD.includes(scope)
    const isFound = granted.has(scope) || isStandard
    const text = `scope ${scope}`
    return isFound ? { status: 'found', text } : { status: 'missing', text: `${text}: ${without}` }
  })
}

const Payload = v.pipe(v.string(), v.parseJson(), v.object({ scp: v.optional(v.string(), '') }))

/** The scopes of an access token, which is a JWT. None if it is anything else. */
function scopesIn(token: string) {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const parsed = v.safeParse(Payload, payload)
  return new Set(parsed.success ? parsed.output.scp.split(' ') : [])
}

/** An attribute is found if one of the samples has a value for it. */
function attributesIn(
  owner: string,
  attributes: Readonly<Record<string, string>>,
  samples: readonly object[],
): Finding[] {
  return entriesOf(attributes).map(([name, without]) => {
    const isFound = samples.some((sample) => (Reflect.get(sample, name) ?? null) !== null)
    return optional(
      isFound,
      `${owner} attribute ${name}`,
      `not in the sample; without it, ${without}`,
    )
  })
}

async function basketOf(
  instance: Instance,
  { products }: Sample,
  createsBasket: boolean,
): Promise<Finding[]> {
  if (!createsBasket) {
    return entriesOf(BASKET_ATTRIBUTES).map(([name, without]) => ({
      status: 'unread',
      text: `basket attribute ${name}: it is read with --basket; without it, ${without}`,
    }))
  }
  const { value: basket, failure } = await instance.attempt(() =>
    readTemporaryBasket(instance, products),
  )
  if (!basket) {
    const reason = failure ?? 'has no basket for a sample product'
    return [{ status: 'missing', text: `basket: the instance ${reason}` }]
  }
  return attributesIn('basket', BASKET_ATTRIBUTES, [basket, ...basket.productItems])
}

function optionsOf({ search }: Sample): Finding[] {
  const sortings = search.value?.sortingOptions.map(({ id }) => id) ?? []
  const filters = search.value?.refinements.map(({ attributeId }) => attributeId) ?? []
  return [
    ...entriesOf(SORTINGS).map(([id, without]) =>
      optional(sortings.includes(id), `sorting option ${id}`, without),
    ),
    ...entriesOf(FILTERS).map(([id, without]) =>
      optional(filters.includes(id), `refinement ${id}`, without),
    ),
  ]
}

function priceBookOf({ config, site }: Instance, { products }: Sample): Finding {
  const book = config.commerce.listPriceBooks[site.id]
  const books = priceBooksOf(products)
  const others = books.size > 0 ? `, although there are ${[...books].toSorted().join(', ')}` : ''
  const without = `former prices come from c_listPrice alone${others}`
  return optional(books.has(book), `list price book ${book}`, without)
}

/** Each host of a picture, and whether browsers may load pictures from it. */
function pictureHostsOf({ config }: Instance, { search, products }: Sample): Finding[] {
  const urls = picturesOf(search.value?.hits ?? [], products).flatMap((link) =>
    URL.canParse(link) ? [new URL(link)] : [],
  )
  const byHost = Map.groupBy(urls, ({ host }) => host)
  if (byHost.size === 0) return [{ status: 'without', text: 'pictures: products have none' }]
  return [...byHost].map(([host, pictures]) => {
    const isLoaded = pictures.every((url) => pictureAddress(url, config) !== null)
    const without = 'its pictures are refused unless IMAGE_SOURCE or IMAGE_ORIGIN names it'
    return optional(isLoaded, `picture host ${host}`, without)
  })
}

/** `sfdc_load_status` of an instance under load (scapi: rates and limits). */
const UNDER_LOAD = ['WARN', 'THROTTLE']

function rateOf({ responses }: Instance): Finding {
  const throttled = responses.filter(
    ({ status, headers }) =>
      status === 429 || UNDER_LOAD.includes(headers.get('sfdc_load_status') ?? ''),
  )
  const count = `${throttled.length} of ${responses.length} requests were throttled`
  const without = `${count}, and the shop serves what it has stored for as long as Retry-After says`
  return optional(throttled.length === 0, 'rate of requests', without)
}

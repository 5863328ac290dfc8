import fc from 'fast-check'
import { expect, test } from 'vitest'

import { routes, type Route } from './routes.ts'
import { canonicalQuery } from './canonical-query.ts'

test('unknown parameters do not change the query', () => {
  const noise =
    'utm_source=mail&fbclid=x&site%49d=Evil&siteId=A&siteId=B&siteId[]=Evil&locale=fr-CA'

  expect(query(routes.search, `q=sea&${noise}`)).toBe('q=sea')
  expect(query(routes.product, `size=Large&${noise}`)).toBe('size=Large')
  expect(query(routes.home, `q=sea&page=2&${noise}`)).toBe('')
})

test('order, default values and empty values do not change the query', () => {
  const plain = query(routes.search, 'q=sea&color=blue')

  expect(query(routes.search, 'color=blue&q=sea')).toBe(plain)
  expect(query(routes.search, 'page=1&sort=best-matches&size=&color=blue&q=++sea+')).toBe(plain)
  expect(query(routes.search, 'q=sea&q=salt&color=blue&color=blue')).toBe(plain)
  expect(query(routes.search, 'q=sea&color=blue&page=0&sort=__proto__')).toBe(plain)
  expect(query(routes.search, 'q=sea&color=blue&page=02')).toBe(`color=blue&page=2&q=sea`)
})

test('keeps several values of a refinement, sorted', () => {
  expect(query(routes.category, 'color=green&color=blue&sort=newest')).toBe(
    'color=blue&color=green&sort=newest',
  )
})

test('truncates a long phrase and drops other long values', () => {
  const phrase = new URLSearchParams(query(routes.search, `q=${'a'.repeat(99)}%F0%9F%95%AFb`)).get(
    'q',
  )
  expect(phrase).toBe('a'.repeat(99))
  expect(query(routes.search, `color=${'a'.repeat(101)}&page=99999`)).toBe('')
  expect(query(routes.search, 'q=a%00b%0Ac')).toBe('q=a+b+c')
})

test('a refinement holds at most 20 different values', () => {
  const values = Array.from({ length: 25 }, (_, at) => `color=c${at + 10}`)
  const first20 = values.slice(0, 20).join('&')

  expect(query(routes.category, values.join('&'))).toBe(first20)
  expect(query(routes.category, ['color=c10', ...values].join('&'))).toBe(first20)
})

test('attributes of the instance refine a grid, at most eight of them, and nothing else', () => {
  const refined = 'brand=Quill+%26+Co&c_fit=slim&color=navy'
  expect(query(routes.category, `${refined}&c_=x&c_f%20it=x&c_refinementColor=red&x=1`)).toBe(
    refined,
  )
  expect(query(routes.home, refined)).toBe('')
  expect(query(routes.orders, `${refined}&page=2`)).toBe('page=2')

  const many = Array.from({ length: 12 }, (_, at) => `c_at${at + 10}=x`)
  expect(query(routes.search, `q=wool&${many.join('&')}`)).toBe(
    `${many.slice(0, 8).join('&')}&q=wool`,
  )
})

test('a product page keeps the choice of any variation attribute, also of a member of a set', () => {
  const chosen = 'color=navy&dwvar_width=W&size=9'
  expect(query(routes.product, `${chosen}&width=W&dwvar_=x&dwvar_a%20b=x`)).toBe(chosen)
  expect(query(routes.category, 'dwvar_width=W')).toBe('')
  const member = new URLSearchParams({ JW1001: chosen })
  expect(query(routes.product, `${member}`)).toBe(`${member}`)
})

test('a postal code has one form, and an empty one is kept', () => {
  const codes = ['h2y 1z5', ' H2Y-1Z5', 'H2Y1Z5', 'h2y+1z5+']
  expect(new Set(codes.map((code) => query(routes.storeLocator, `q=${code}`)))).toEqual(
    new Set(['q=H2Y1Z5']),
  )
  expect(query(routes.storeLocator, 'q=43215-1234')).toBe('q=432151234')
  expect(query(routes.storeLocator, 'q=New+York&page=2')).toBe('q=New+York')
  expect(query(routes.storeLocator, 'q=+')).toBe('q=')
  expect(query(routes.storeLocator, 'page=2')).toBe('')
  expect(query(routes.storeLocator, `q=${'4'.repeat(200)}`)).toHaveLength(102)
})

test('a value with control characters is dropped', () => {
  expect(query(routes.search, 'color=blue&color=gr%00een&size=%0ALarge%7F&price=1%1B2')).toBe(
    'color=blue',
  )
  expect(query(routes.product, 'size=Lar%0Age')).toBe('')
  expect(query(routes.product, 'JW1001=color%3DBl%2500ue%26size%3DLarge')).toBe(
    'JW1001=size%3DLarge',
  )
})

test('keeps valid choices for the members of a set and drops everything else', () => {
  const chosen = new URLSearchParams({ JW1001: 'size=Large&color=Blue', JW1002: 'color=Red' })

  expect(new URLSearchParams(query(routes.product, `${chosen}`)).get('JW1001')).toBe(
    'color=Blue&size=Large',
  )
  expect(query(routes.product, 'JW1001=price%3D1&JW1002=x&..=size%3DX&a%2Fb=size%3DX')).toBe('')
  expect(query(routes.category, `${chosen}`)).toBe('')
})

test('a canonical query stays the same when canonicalized again', () => {
  const name = fc.constantFrom(
    'q',
    'page',
    'sort',
    'color',
    'size',
    'price',
    'c_fit',
    'dwvar_width',
    'JW1',
    'x',
  )
  const pairs = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom('2', 'newest'))))
  const route = fc.constantFrom(routes.search, routes.category, routes.product, routes.home)

  fc.assert(
    fc.property(route, pairs, (someRoute, given) => {
      const once = canonicalQuery(someRoute, new URLSearchParams(given))
      expect(query(someRoute, once)).toBe(once)
    }),
  )
})

const query = (route: Route, text: string) => canonicalQuery(route, new URLSearchParams(text))

test('the reviews of a product page have few addresses', () => {
  const queryOf = (query: string) => canonicalQuery(routes.product, new URLSearchParams(query))
  expect(queryOf('reviewsPage=1&reviewsSort=newest&reviewsStars=9')).toBe('')
  expect(queryOf('reviewsPage=100&reviewsSort=rudest&reviewsStars=')).toBe('')
  expect(queryOf('reviewsStars=5&size=large&reviewsSort=helpful&reviewsPage=2')).toBe(
    'reviewsPage=2&reviewsSort=helpful&reviewsStars=5&size=large',
  )
})

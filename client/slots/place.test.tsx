import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { defaultSite } from '#shared/site/site.ts'

import { renderPart } from '../app/testing/render-part.tsx'
import { lazyCode } from '../kit/lazy-code.ts'
import { createHttpCatalog } from '../navigation/http-adapters.ts'
import { loadProductPlaces } from './load-places.ts'
import { Place, PlaceInTile, PlaceOnceIdle, PlaceOnEdge } from './place.tsx'
import type { PlacePart } from './places.ts'
import {
  neutralProduct as product,
  neutralTile as tile,
} from '../product/testing/neutral-product.ts'

/** @returns code that is there, as on a page that has loaded it */
async function loaded<Props>(Component: (props: Props) => ReactNode) {
  const code = lazyCode(() => Promise.resolve({ Component }))
  await code.load()
  return code
}

function Broken(): ReactNode {
  throw new Error('broken')
}

test('a component gets the props of its place', async () => {
  const price: PlacePart<'belowPrice'>['Component'] = (of) => <b>{of.product.name}</b>
  const story: PlacePart<'productStory'>['Component'] = (of) => <i>{of.product.id}</i>
  const markup = renderPart(
    <>
      <Place slot={await loaded(price)} of={{ product, variant: null }} />
      <PlaceOnEdge slot={await loaded(story)} of={{ product }} />
      <PlaceInTile>
        <u>{tile.path}</u>
      </PlaceInTile>
    </>,
  )

  expect(markup).toBe('<b>Desk lamp</b><div><i>AB12</i></div><u>/p/desk-lamp-AB12</u>')
})

test('a component that shows nothing adds no element to a hydrated place', async () => {
  expect(renderPart(<Place slot={await loaded(() => null)} of={{}} />)).toBe('')
})

test('a component that throws leaves its place empty, and the rest of the page as it is', async () => {
  const slot = await loaded(Broken)
  const markup = renderPart(
    <section>
      before
      <Place slot={slot} of={{}} />
      <PlaceOnEdge slot={slot} of={{}} />
      <PlaceInTile>
        <Broken />
      </PlaceInTile>
      after
    </section>,
  )

  expect(markup.replaceAll(/<template.*?<\/template>|<!--.*?-->/g, '')).toBe(
    '<section>before<div></div>after</section>',
  )
})

test('what comes once the browser is idle is not in the document', async () => {
  const slot = await loaded(() => <b>chat</b>)

  expect(renderPart(<PlaceOnceIdle slot={slot} of={{}} />)).toBe('')
})

test('a product page waits for the code of its places, and not for their data', async () => {
  const asked: string[] = []
  const late = Promise.withResolvers<never>()
  const code = lazyCode(() =>
    Promise.resolve<Pick<PlacePart<'belowPrice'>, 'load'>>({
      load(_, of) {
        asked.push(of.product.id)
        return late.promise
      },
    }),
  )
  const catalog = createHttpCatalog({ site: defaultSite, locale: 'en-US', fetch })

  const context = { catalog, queryClient: new QueryClient() }
  await loadProductPlaces(context, { product, variant: null }, [code])
  late.reject(new Error('unavailable'))

  expect(asked).toEqual(['AB12'])
  expect(code.loaded()).not.toBeNull()
})

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { TrustedHtml } from '#shared/text/html.ts'

import { AppContext, useAppContext } from './app-context.ts'
import { ServerMarkup } from './server-markup.tsx'
import { renderPart } from '../app/testing/render-part.tsx'

/** Like the edge, keeps markup by its data. */
function Edge({ children }: { children: ReactNode }) {
  const markups = new Map<string, TrustedHtml>()
  const memoizeMarkup = (data: unknown, content: () => ReactNode) => {
    const key = JSON.stringify(data)
    const markup = markups.get(key) ?? v.parse(TrustedHtml, renderToStaticMarkup(content()))
    markups.set(key, markup)
    return markup
  }
  return <AppContext value={{ ...useAppContext(), memoizeMarkup }}>{children}</AppContext>
}

test.each([
  { name: 'with the same data is rendered once', data: [{ id: 1 }, { id: 1 }], renderings: 1 },
  { name: 'with other data is rendered again', data: [{ id: 1 }, { id: 2 }], renderings: 2 },
  { name: 'without data is rendered every time', data: [undefined, undefined], renderings: 2 },
])('on the edge, content $name', ({ data, renderings }) => {
  let count = 0
  const content = () => {
    count += 1
    return <b>text</b>
  }
  const [one, other] = data
  const markup = renderPart(
    <Edge>
      <ServerMarkup as="li" data={one}>
        {content}
      </ServerMarkup>
      <ServerMarkup as="li" className="other" data={other}>
        {content}
      </ServerMarkup>
    </Edge>,
  )

  expect(markup).toBe('<li><b>text</b></li><li class="other"><b>text</b></li>')
  expect(count).toBe(renderings)
})

test('content that the edge has rendered before is inserted as it is', () => {
  const markup = v.parse(TrustedHtml, '<i>known</i>')
  const part = (
    <ServerMarkup as="div" markup={markup}>
      {() => <b>anew</b>}
    </ServerMarkup>
  )

  expect(renderPart(part)).toBe('<div><i>known</i></div>')
})

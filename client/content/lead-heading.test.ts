import * as v from 'valibot'
import { expect, test } from 'vitest'

import { TrustedHtml } from '#shared/text/html.ts'

import { splitLeadHeading } from './lead-heading.ts'

const split = (html: string) => splitLeadHeading(v.parse(TrustedHtml, html))

test('uses a leading heading of the content as the page heading', () => {
  expect(split('<h1>Customer care</h1><p>We answer.</p>')).toEqual({
    heading: 'Customer care',
    rest: '<p>We answer.</p>',
  })
  expect(split('\n<h1 class="a">Returns &amp; <em>exchanges</em></h1><p>90 days.</p>')).toEqual({
    heading: 'Returns & exchanges',
    rest: '<p>90 days.</p>',
  })
})

test('keeps all markup when the content does not start with an h1', () => {
  for (const html of [
    '<p>Words first.</p><h1>Late</h1>',
    '<h2>Smaller</h2>',
    '<h1></h1><p>Empty</p>',
    'plain',
  ]) {
    expect(split(html)).toEqual({ heading: null, rest: html })
  }
})

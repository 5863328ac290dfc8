import { expect, test } from 'vitest'

import { readAsset } from './generate/declarations.ts'
import { componentContext, experiencePlatform, pageContext } from './testing/experience.ts'
import { runScript } from './testing/run-script.ts'
import { Category, Image, MarkupText } from './testing/values.ts'

const component = (
  type: string,
  name: 'render' | 'serialize',
  context: dw.ComponentScriptContext,
) => runScript(`experience/components/${type}.js`, { name, args: [context] }, experiencePlatform)

test('a module tells the shop its template, its heading and its row', () => {
  const context = componentContext({
    typeID: 'modules.top_offers_grid',
    content: { heading: 'This week', callout: '' },
    regions: ['assets'],
  })

  expect(component('modules/top_offers_grid', 'serialize', context)).toEqual({
    template: 'top-offers-grid',
    heading: 'This week',
    callout: undefined,
  })
})

test('the shop reads the content of a module as a content asset', () => {
  const context = componentContext({
    typeID: 'assets.minigrid',
    content: {
      image: new Image('https://pictures.example/candle.jpg', { width: 1600, height: 900 }),
      marketingCopyHeading: 'Candles',
      marketingCopyParagraph: '<p>Poured by hand.</p>',
      productCategory: new Category('candles'),
      numberOfProducts: 3,
      doNotTranslate: false,
      imageCtaText: null,
    },
  })

  const asset = component('assets/minigrid', 'serialize', context)

  expect(asset).toEqual({
    id: 'component-1',
    c_image: { link: 'https://pictures.example/candle.jpg', width: 1600, height: 900 },
    c_marketingCopyHeading: 'Candles',
    c_marketingCopyParagraph: '<p>Poured by hand.</p>',
    c_productCategory: 'candles',
    c_numberOfProducts: 3,
    c_doNotTranslate: false,
  })
  expect(readAsset(asset)).toEqual(asset)
})

test('editors see an outline of a module and of its content', () => {
  const module = componentContext({ typeID: 'modules.subs', regions: ['assets'] })
  const asset = componentContext({
    typeID: 'assets.subs',
    content: {
      marketingCopyHeading: 'Two <for> one',
      modalDialogParagraph: new MarkupText('<em>Until Sunday</em>'),
      image: new Image('https://pictures.example/a.jpg?a=1&b=2', { width: 1, height: 1 }),
    },
  })

  expect(component('modules/subs', 'render', module)).toBe(
    '<section data-template="subs"><h2>subs</h2>[region assets]</section>',
  )
  expect(component('assets/subs', 'render', asset)).toBe(
    '<article><div data-field="marketingCopyHeading">Two &lt;for&gt; one</div>' +
      '<div data-field="modalDialogParagraph"><em>Until Sunday</em></div>' +
      '<div data-field="image"><img alt="" src="https://pictures.example/a.jpg?a=1&amp;b=2"></div></article>',
  )
})

test('editors see the regions of a page in the order in which the shop shows them', () => {
  const render = (type: string, context: dw.PageScriptContext) =>
    runScript(
      `experience/pages/${type}.js`,
      { name: 'render', args: [context] },
      experiencePlatform,
    )

  expect(render('shop_category_page', pageContext('Candles & more', ['bottom', 'top']))).toContain(
    '<h1>Candles &amp; more</h1>[region top][region bottom]</main>',
  )
  expect(render('shop_page', pageContext('Home', ['main']))).toContain('[region main]')
})

import { expect, test } from 'vitest'

import { modules } from '#client/content/modules/modules.ts'
import { FORMS, MOST } from '#tests/support/module-bounds.ts'

import { openShop } from './shop.ts'

/** The gallery's texts about a module without assets, with too many, and in another look, by locale. */
const SAYS: Record<string, [nothing: string, form: string, shown: (most: number) => string]> = {
  '': [
    'Without an asset, nothing is shown',
    'Without an asset, the form is shown',
    (most) => `With ${most + 1} assets, of which ${most} are shown`,
  ],
  '/ca/fr-CA': [
    'Sans élément, rien ne s’affiche',
    'Sans élément, le formulaire s’affiche',
    (most) => `Avec ${most + 1} éléments, dont ${most} sont affichés`,
  ],
}

test('the gallery shows editors every module at its bounds, in dark and light', async () => {
  for (const [prefix, [nothing, form, shown]] of Object.entries(SAYS)) {
    const { text } = await openShop().warm(`${prefix}/style-guide`)
    const articles = new Map(
      text
        .split('<article id="module-')
        .slice(1)
        .map((article) => [article.slice(0, article.indexOf('"')), article]),
    )
    expect(new Set(articles.keys())).toEqual(new Set(Object.keys(modules)))
    for (const [template, most] of Object.entries(MOST)) {
      const isBounded = most > 1 && most < Infinity
      const article = articles.get(template) ?? ''
      expect(article, template).toContain(FORMS.includes(template) ? form : nothing)
      expect(article.includes(shown(most)), template).toBe(isBounded)
    }
    for (const template of ['banner', 'carousel-banner', 'large-card'])
      for (const mode of ['Dark', 'Light'])
        expect(articles.get(template), template).toContain(`c_textDisplayMode: ${mode}`)
  }
})

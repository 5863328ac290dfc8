import { describe, expect, it } from 'vitest'
import { catalog } from '../seed/catalog.ts'
import { fixtures } from './fixtures/fixtures.ts'
import { UNIT_AFTER_SPACE } from '../platform/typography.ts'
import type { Localized } from '../platform/localized.ts'
import { refinements } from './products/refinements.ts'

const { products, categories, promotions } = catalog
const hostile = fixtures['P-HOSTILE']?.us
const written = products.filter(({ id }) => id !== hostile)
const texts = [written, categories, promotions, refinements].flatMap((part) => localized(part))
const french = [...new Set(texts.map(({ fr }) => fr))]

/** Family names that are the same in both languages. */
const SAME_IN_BOTH = new Set(['Gourmand', 'Floral'])

function matching(...patterns: RegExp[]): string[] {
  return french.filter((text) => patterns.some((pattern) => pattern.test(text)))
}

describe('the French of the catalog', () => {
  it('has a translation of every English text', () => {
    expect(texts.length).toBeGreaterThan(5000)
    expect(texts.filter(({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([])
    expect(texts.filter(({ en, fr }) => en === fr && !SAME_IN_BOTH.has(en))).toEqual([])
  })

  it('does not use English names of forms', () => {
    const english =
      /\b(candles?|3-wick|wax melts?|diffuser|mists?|refill|soaps?|hand cream|sanitizer|body|gift|plug-in|holder)\b/i
    expect(matching(english)).toEqual([])
  })

  it('uses elision before a vowel or a silent h, and contractions', () => {
    const vowel = '[aâàeéèêëiîïoôuûùœæ]'
    expect(
      matching(
        new RegExp(`(?<![\\p{L}’-])(de|le|la|je|ne|se|que|jusque|lorsque) ${vowel}`, 'iu'),
        /(?<![\p{L}’-])(de|le|la) h(uile|erbe|uître|iver|eure|omme|umus|éliotrope)/iu,
        /(?<![\p{L}’-])(de|à) le (?!\p{L}+r\b)/iu,
        /(?<![\p{L}’-])(de|à) les /iu,
        new RegExp(`(?<![\\p{L}’-])(ma|ta|sa|ce|du|au) ${vowel}`, 'iu'),
        /(?<!\p{L})[ldnsjc]’[bcdfgjklmnpqrstvwxz]/iu,
      ),
    ).toEqual([])
  })

  it('uses the correct gender of product nouns', () => {
    expect(
      matching(
        /(?<![\p{L}’-])(un|du|ce|notre petit) (bougie|brume|crème|lotion|recharge|mousse|cire)\b/iu,
        /(?<![\p{L}’-])(une|cette) (savon|diffuseur|gel|parfum|pain|fondant|coffret|flacon)\b/iu,
      ),
    ).toEqual([])
  })

  it('uses French spacing and apostrophes', () => {
    expect(matching(/(?<!\u00a0):(?!\/\/)/, / [:;!?%$»]/, /\d[%$]/, / {2}|\.\.\./)).toEqual([])
    // A number stays on the line of its unit.
    expect(matching(UNIT_AFTER_SPACE.fr, / «|« |(?<=[\u00a0\s])[;!?]/)).toEqual([])
    const straight = written.find(({ id }) => id === fixtures['P-APOS']?.us)?.name.fr
    expect(matching(/'/)).toEqual([straight])
  })

  it('calls the bag a bag: the shop has no cart', () => {
    expect(matching(/panier|chariot/i)).toEqual([])
  })

  it('puts the fragrance before the form in English, and after it in French', () => {
    const listing = products.filter(({ type }) => type !== 'variant')
    const names = new Set(listing.map(({ name }) => `${name.en} / ${name.fr}`))
    expect(names.size).toBe(listing.length)
    expect(names).toContain(
      'Juniper Dusk 3-Wick Candle / Bougie à 3 mèches Crépuscule de genévrier',
    )
    expect(names).toContain('Tide Line Hand Soap / Savon liquide pour les mains Laisse de mer')
  })
})

function localized(value: object): Localized[] {
  if (isLocalized(value)) return [value]
  return Object.values(value).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null ? localized(part) : [],
  )
}

function isLocalized(value: object): value is Localized {
  return 'en' in value && 'fr' in value
}

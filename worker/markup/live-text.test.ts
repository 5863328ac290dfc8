import * as v from 'valibot'
import { expect, test } from 'vitest'

import { WireAsset } from '../content/upstream.ts'
import { loadIntl } from '../render/intl.ts'
import { mapAsset } from '../content/map-content.ts'
import { mapperForTest } from './testing/mapper-for-test.ts'

test.for([
  [true, 'us', 'en-US', 'Members only'],
  ['true', 'ca', 'fr-CA', 'Réservé aux membres'],
  ['Rewards members', 'us', 'en-US', 'Rewards members'],
  [false, 'us', 'en-US', undefined],
  ['false', 'us', 'en-US', undefined],
] as const)(
  'live text with c_liveTextMemberExclusive %j is marked on %s',
  async ([value, site, locale, mark]) => {
    await loadIntl(locale)
    const fields = { c_liveTextMemberExclusive: value, c_liveTextPromoLine1: 'First' }
    const wire = v.parse(WireAsset, { id: 'members', ...fields })
    expect(mapAsset(wire, mapperForTest(site, locale))?.promoLines?.memberExclusive).toBe(mark)
  },
)

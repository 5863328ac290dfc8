import { expect, test } from 'vitest'

import type { WireStore } from './upstream.ts'
import { mapStore, storeToday } from './map-store.ts'

const WEEK =
  'Mon: 10:00 AM – 9:00 PM<br/>Tue: 9:00 AM – 8:00 PM<br />Wed 8:00 AM – 7:00 PM\nSun: Closed'
const SEMAINE = 'Lun: 10 h – 21 h<br/>Mar: 9 h – 20 h<br/>Sam: 9 h – 21 h'
const NEW_YORK = 'America/New_York'
const LOS_ANGELES = 'America/Los_Angeles'

const wire: WireStore = {
  id: '1101',
  name: 'Acme &amp; Sons <b>Short North</b>',
  distance: 0.72,
  address1: '714 Tallow Lane',
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
  c_turnBopisStoreOff: false,
}

interface Shown {
  storeHours?: string
  timeZone?: string
  at: string
  locale?: string
  showsHours?: boolean
}

function hoursToday({
  timeZone,
  at,
  locale = 'en-US',
  showsHours = true,
  storeHours = WEEK,
}: Shown) {
  const [store] = mapStore(
    { ...wire, storeHours, ...(timeZone !== undefined && { c_timeZone: timeZone }) },
    { country: 'US', unit: 'mi', hasProduct: null },
  )
  return store && storeToday(store, { now: Date.parse(at), locale }, showsHours).hoursToday
}

test('shows the hours of the day that it is at the store, also where it is still yesterday', () => {
  // Tuesday in Columbus, and for three more hours Monday in Los Angeles.
  const at = '2026-11-24T05:00:00Z'
  expect(hoursToday({ at, timeZone: NEW_YORK })).toBe('9:00 AM – 8:00 PM')
  expect(hoursToday({ at, timeZone: LOS_ANGELES })).toBe('10:00 AM – 9:00 PM')
  const before = '2026-11-24T04:59:59Z'
  expect(hoursToday({ at: before, timeZone: NEW_YORK })).toBe('10:00 AM – 9:00 PM')
})

test('reads lines without a colon, and closed days', () => {
  expect(hoursToday({ at: '2026-11-25T17:00:00Z', timeZone: NEW_YORK })).toBe('8:00 AM – 7:00 PM')
  expect(hoursToday({ at: '2026-11-29T17:00:00Z', timeZone: NEW_YORK })).toBe('Closed')
})

test('reads the days in the language of the page, and else in English', () => {
  const tuesday = { at: '2026-11-24T17:00:00Z', timeZone: NEW_YORK, locale: 'fr-CA' }
  expect(hoursToday({ ...tuesday, storeHours: SEMAINE })).toBe('9 h – 20 h')
  expect(hoursToday({ ...tuesday, storeHours: WEEK })).toBe('9:00 AM – 8:00 PM')
  const saturday = { ...tuesday, at: '2026-11-28T17:00:00Z' }
  expect(hoursToday({ ...saturday, storeHours: SEMAINE })).toBe('9 h – 21 h')
})

test('shows no hours for an unknown day or time zone, or if the site does not show them', () => {
  const at = '2026-11-24T17:00:00Z'
  expect(hoursToday({ at: '2026-11-26T17:00:00Z', timeZone: NEW_YORK })).toBeNull()
  expect(hoursToday({ at, storeHours: '', timeZone: NEW_YORK })).toBeNull()
  expect(hoursToday({ at })).toBeNull()
  expect(hoursToday({ at, timeZone: 'Mars/Olympus_Mons' })).toBeNull()
  expect(hoursToday({ at, timeZone: NEW_YORK, showsHours: false })).toBeNull()
})

test('texts contain no markup, and a store without a name is left out', () => {
  expect(mapStore(wire, { country: 'US', unit: 'mi', hasProduct: null })).toMatchObject([
    { name: 'Acme & Sons Short North', phone: null },
  ])
  expect(
    mapStore({ ...wire, name: '<br>' }, { country: 'US', unit: 'mi', hasProduct: null }),
  ).toEqual([])
})

/** What a search shows of a store whose hours are written so. */
function shownHours(storeHours: string, showsHours = true) {
  const [store] = mapStore({ ...wire, storeHours }, { country: 'US', unit: 'mi', hasProduct: null })
  return store && storeToday(store, { now: 0, locale: 'en-US' }, showsHours).hours
}

test('shows the hours of every day where today’s are unknown, as lines without markup', () => {
  expect(shownHours('Mon-Sat 9-18')).toEqual(['Mon-Sat 9-18'])
  for (const written of [
    'Mon: 9–18<br>Sun: closed',
    '<p>Mon: <b>9–18</b></p>\n<p>Sun: closed</p><p>&#32;</p>',
    '<ul><li>Mon: 9–18</li><li>Sun: closed</li></ul>',
    '<table><tr><td>Mon:</td><td>9–18</td></tr><tr><td>Sun:</td><td>closed</td></tr></table>',
    '<dl><dt>Mon:</dt><dd>9–18</dd><dt>Sun:</dt><dd>closed</dd></dl>',
    '<script>\nalert(1)\n</script><div onclick="x()">Mon: 9–18</div>Sun: closed',
  ]) {
    expect(shownHours(written), written).toEqual(['Mon: 9–18', 'Sun: closed'])
  }
  expect(shownHours(WEEK, false)).toEqual([])
  for (const none of ['', ' ', '<p> </p>']) expect(shownHours(none)).toEqual([])
})

test('shows no list where today’s hours are known', () => {
  const at = { now: Date.parse('2026-11-24T17:00:00Z'), locale: 'en-US' }
  const place = { ...wire, storeHours: WEEK, c_timeZone: NEW_YORK }
  const [store] = mapStore(place, { country: 'US', unit: 'mi', hasProduct: null })
  expect(store && storeToday(store, at, true).hours).toEqual([])
})

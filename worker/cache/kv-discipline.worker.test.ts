import { expect, test } from 'vitest'

import { createFakeKv } from './testing/fake-kv.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { ask, openIsolate, openUpstream } from './testing/open-isolate.ts'

const LOCATIONS = 30
const SECONDS = 480
const CHANGES_AT = [100, 300]

test('30 busy locations share one key without errors and write to KV at most once in two seconds', async () => {
  const clock = createManualClock()
  const kv = createFakeKv(clock, { staleViewMs: 60_000, limitsWrites: true })
  const upstream = openUpstream(clock)
  const locations = Array.from({ length: LOCATIONS }, (_, index) =>
    openIsolate({ clock, kv: kv.openLocation(), random: () => index / LOCATIONS }),
  )
  let shownBefore = 'Autumn'
  let changedAt = clock.now()

  for (let second = 0; second < SECONDS; second += 1) {
    if (CHANGES_AT.includes(second)) {
      shownBefore = upstream.heading
      upstream.heading = `Season ${second}`
      changedAt = clock.now()
    }
    const shown = await Promise.all(locations.map((location) => ask(location, upstream)))
    for (const { heading } of shown) {
      const isLate = clock.now() - changedAt > 13_000
      expect(isLate ? [upstream.heading] : [upstream.heading, shownBefore]).toContain(heading)
    }
    await clock.advance(1_000)
  }

  const writes = kv.writes.filter(({ key }) => key.startsWith('2|'))
  expect(writes.length).toBeLessThanOrEqual(SECONDS * 0.5)
  expect(writes.filter(({ wasTaken }) => wasTaken).length).toBeGreaterThan(CHANGES_AT.length)
  const stored = [...kv.stored].find(([key]) => key.startsWith('2|'))
  expect(stored?.[1].value).toContain(upstream.heading)
  // Each location loads from upstream itself, about every 11 s.
  expect(upstream.calls).toBeLessThanOrEqual(LOCATIONS * (SECONDS / 10 + 1))
}, 60_000)

import * as v from 'valibot'

import { Slot } from '#shared/content/content.ts'

import { createCache, type Cache, type CacheDependencies } from '../cache.ts'
import { createIsolate, type Isolate } from '../isolate.ts'
import { manifest } from '../../cache-entries.ts'
import { slots } from '../../content/cache.ts'
import { createMemoryTier, type MemoryTier } from '../memory-tier.ts'
import { createManualClock, settled, type ManualClock } from './manual-clock.ts'

type Options = Partial<CacheDependencies> & {
  clock?: ManualClock
  random?: () => number
  memory?: MemoryTier
}

export interface OpenIsolate {
  cache: Cache
  isolate: Isolate
  clock: ManualClock
  warnings: string[]
}

/** Opens a separate isolate, with a clock that the test controls. */
export function openIsolate({
  clock = createManualClock(),
  random = () => 0.5,
  memory = createMemoryTier(),
  ...overrides
}: Options = {}): OpenIsolate {
  const isolate = createIsolate({ random, memory })
  const warnings: string[] = []
  const dependencies: CacheDependencies = {
    now: clock.now,
    startTimer: clock.startTimer,
    waitUntil: () => undefined,
    log: { warn: (message) => void warnings.push(message) },
    deploy: 'd1',
    basis: 'b1',
    entries: manifest,
    isolate,
    ...overrides,
  }
  return {
    /** Every access opens the cache of a new request. */
    get cache() {
      return createCache(dependencies)
    },
    isolate,
    clock,
    warnings,
  }
}

/** A fake upstream with one home banner: its heading, its fault and its number of calls. */
export interface BannerUpstream {
  heading: string
  fault: 'throws' | 'hangs' | null
  error: Error
  /** How long a response takes. */
  takesMs: number
  calls: number
  load(signal: AbortSignal): Promise<Slot[]>
}

export function openUpstream(clock: ManualClock): BannerUpstream {
  const upstream: BannerUpstream = {
    heading: 'Autumn',
    fault: null,
    error: new Error('commerce is down'),
    takesMs: 0,
    calls: 0,
    async load() {
      upstream.calls += 1
      if (upstream.takesMs > 0) {
        await new Promise<void>((resolve) => void clock.startTimer(upstream.takesMs, resolve))
      }
      if (upstream.fault === 'throws') throw upstream.error
      if (upstream.fault === 'hangs') await new Promise(() => undefined)
      return [homeBanner(upstream.heading)]
    },
  }
  return upstream
}

export const homeBanner = (heading: string): Slot =>
  v.parse(Slot, {
    id: 'home-1',
    categoryId: null,
    template: 'banner',
    callout: null,
    heading,
    assets: [],
  })

export const HOME_BANNER = ['us', 'en-US', 'home-1', '']

/** Reads the banner as one visitor. */
export async function ask(
  { cache }: Pick<OpenIsolate, 'cache'>,
  upstream: Pick<BannerUpstream, 'load'>,
  mode: 'normal' | 'fresh' = 'normal',
) {
  const load = (signal: AbortSignal) => upstream.load(signal)
  const { value, outcome, upstreamAt } = await cache.read(slots, { key: HOME_BANNER, load, mode })
  return { heading: value[0]?.heading, outcome, upstreamAt }
}

/** Reads the banner as one visitor and waits for the background work of the read. */
export async function visit(...visitor: Parameters<typeof ask>) {
  const shown = await ask(...visitor)
  await settled()
  return shown
}

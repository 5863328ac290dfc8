import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { LoadFigures } from './load/load-figures.ts'
import { QuotaFigures } from './quota-figures.ts'

const FILE = resolve(import.meta.dirname, 'figures.json')

/** The day of the measurement. */
const measured = v.pipe(v.string(), v.isoDate())

/** CPU ms of the runtime per request, and its ratio to the constant. */
const Cpu = v.object({ ms: v.number(), ratio: v.number() })

/** `share` is the request rate as a share of the constant's, by concurrency. */
const PageFigures = v.object({
  measured,
  pages: v.record(
    v.string(),
    v.object({
      constant: v.number(),
      cached: Cpu,
      rendered: Cpu,
      share: v.object({ '1': v.number(), '16': v.number() }),
    }),
  ),
})
export type PageFigures = v.InferOutput<typeof PageFigures>

/** CPU milliseconds per request; of a guest's bag by its lines. */
const PersonalFigures = v.object({
  measured,
  pages: v.record(v.string(), v.object({ shop: v.number(), commerce: v.number() })),
  bagByLines: v.optional(v.object({ 3: v.number(), 30: v.number() })),
})
export type PersonalFigures = v.InferOutput<typeof PersonalFigures>

/** The ratio of the large catalog to the small one, in time and in CPU. */
const ScaleFigures = v.object({
  measured,
  cases: v.array(
    v.object({ name: v.string(), time: v.number(), cpu: v.number(), allowed: v.string() }),
  ),
  crowd: v.object({
    baskets: v.number(),
    changes: v.number(),
    answered: v.number(),
    lost: v.number(),
  }),
})
export type ScaleFigures = v.InferOutput<typeof ScaleFigures>

/** Milliseconds, except `score`, `cls`, `kilobytes` and `requests`. */
const timings = { fcp: v.number(), lcp: v.number(), tbt: v.number(), cls: v.number() }

/**
 * `benchmarkIndex` is Lighthouse's index of the machine's speed, `cpuTbt` is TBT by the tasks' CPU time, and `paint` is an
 * interaction's time to the next paint.
 */
const VisitFigures = v.object({
  measured,
  rounds: v.number(),
  benchmarkIndex: v.number(),
  pages: v.record(
    v.string(),
    v.object({
      lighthouse: v.object({ score: v.number(), ...timings, cpuTbt: v.number() }),
      traced: v.object({
        ...timings,
        element: v.string(),
        kilobytes: v.number(),
        requests: v.number(),
      }),
    }),
  ),
  interactions: v.record(
    v.string(),
    v.object({ paint: v.number(), result: v.nullable(v.number()) }),
  ),
})
export type VisitFigures = v.InferOutput<typeof VisitFigures>

/** ms from a press to the paint of the next page's heading, and requests besides those for pictures. */
const Step = v.object({ ms: v.number(), requests: v.number() })
const StepFigures = v.object({
  measured,
  rounds: v.number(),
  steps: v.record(v.string(), v.object({ document: Step, navigation: Step })),
})
export type StepFigures = v.InferOutput<typeof StepFigures>

/** ms of a first visit over a slow line: to first and largest paint, and until the page is hydrated. */
const overLine = v.object({ fcp: v.number(), lcp: v.number(), hydrated: v.number() })
const LineFigures = v.object({
  measured,
  rounds: v.number(),
  pages: v.record(v.string(), v.object({ withPriorities: overLine, without: overLine })),
})
export type LineFigures = v.InferOutput<typeof LineFigures>

/** MB of the shop's isolate by number of requests, before and after a collection, under a limit of the heap. */
const MemoryFigures = v.object({
  measured,
  limit: v.number(),
  rows: v.array(
    v.object({
      requests: v.number(),
      before: v.number(),
      objects: v.number(),
      buffers: v.number(),
      resident: v.number(),
    }),
  ),
})
export type MemoryFigures = v.InferOutput<typeof MemoryFigures>

/** kB of scripts and ms, with everything rejected and accepted; FCP by how the document has its stylesheets. */
const ofChoice = v.object({ scripts: v.number(), tbt: v.number() })
const ConsentFigures = v.object({
  measured,
  rounds: v.number(),
  pages: v.record(
    v.string(),
    v.object({
      rejected: ofChoice,
      accepted: ofChoice,
      tbtDifference: v.number(),
      /** Of the scripts that load only with consent. */
      tbtByConsent: v.number(),
      styles: v.object({
        linked: v.number(),
        written: v.number(),
        share: v.number(),
        kilobytes: v.number(),
      }),
    }),
  ),
})
export type ConsentFigures = v.InferOutput<typeof ConsentFigures>

/** The files that a returning visitor loads again after a change. `kilobytes` and `allowed` are kB, gzip -9. */
const DeployFigures = v.object({
  measured,
  changes: v.record(
    v.string(),
    v.object({
      scripts: v.number(),
      files: v.number(),
      kilobytes: v.number(),
      allowed: v.number(),
    }),
  ),
})
export type DeployFigures = v.InferOutput<typeof DeployFigures>

/**
 * CPU ms of an isolate until its first response, the excess over an empty worker, and kB evaluated and parsed at its
 * start: of the built shop, and of another one in the same rounds.
 */
const Start = v.object({
  shop: v.number(),
  difference: v.number(),
  evaluated: v.number(),
  parsed: v.number(),
})
const StartFigures = v.object({
  measured,
  rounds: v.number(),
  goal: v.number(),
  empty: v.number(),
  before: v.optional(Start),
  now: Start,
})
export type StartFigures = v.InferOutput<typeof StartFigures>

/** Calls to commerce on an instance without custom code. `later` are those after the document. */
const VisitCalls = v.object({ document: v.number(), later: v.number() })
export const CallFigures = v.object({
  measured,
  pages: v.record(v.string(), v.object({ first: VisitCalls, next: VisitCalls })),
})
export type CallFigures = v.InferOutput<typeof CallFigures>

const Figures = v.object({
  visit: VisitFigures,
  steps: v.optional(StepFigures),
  line: v.optional(LineFigures),
  consent: v.optional(ConsentFigures),
  pages: PageFigures,
  personal: v.optional(PersonalFigures),
  scale: ScaleFigures,
  memory: MemoryFigures,
  deploy: v.optional(DeployFigures),
  start: v.optional(StartFigures),
  calls: v.optional(CallFigures),
  quotas: v.optional(QuotaFigures),
  crowd: v.optional(LoadFigures),
})
export type Figures = v.InferOutput<typeof Figures>

/** The recorded figures. */
export const readFigures = (): Figures => v.parse(Figures, readRecorded())

const readRecorded = () =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
    readFileSync(FILE, 'utf8'),
  )

/** Replaces the figures of the measured parts. */
export function recordFigures(parts: Partial<Figures>): Figures {
  const figures = v.parse(Figures, { ...readRecorded(), ...parts })
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)
  return figures
}

export const today = () => new Date().toISOString().slice(0, 10)

import * as v from 'valibot'

import { faultNames, type FaultName } from './fault-names.ts'
import { serviceNames, type ServiceName } from './services.ts'
import { stepNames, type StepName } from './step-places.ts'

/** Whether the shop has ever read from the service: with nothing stored, or with values of 20 minutes ago. */
export const WARMTHS = ['cold', 'warm'] as const

export type Warmth = (typeof WARMTHS)[number]

/**
 * What becomes of one step: all as usual, with less on the page, declined in a page or a problem that says so and leads
 * on, or broken, which no cell may be.
 */
export const LEVELS = ['full', 'less', 'declined', 'broken'] as const

export type Level = (typeof LEVELS)[number]

export interface Observed {
  level: Level
  /** What is missing, or what the page says instead. */
  note: string | null
  /** The longest wait until a response begins (ms). Parts of a page that may come later are not waited for. */
  waitMs: number
}

export interface Condition {
  service: ServiceName
  fault: FaultName
  warmth: Warmth
}

export interface Cell extends Condition {
  step: StepName
  observed: Observed
}

const cellName = ({ service, fault, warmth, step }: Omit<Cell, 'observed'>) =>
  `${service} · ${fault} · ${warmth} · ${step}`

/** A wait that a shopper does not notice (ms). Waits are recorded in steps of as many. */
const UNNOTICED_MS = 300

const Entry = v.object({
  level: v.picklist(LEVELS),
  note: v.optional(v.string()),
  waitMs: v.optional(v.number()),
  /** The faults with this outcome, when the shop has nothing stored and when it has. */
  cold: v.optional(v.array(v.picklist(faultNames)), []),
  warm: v.optional(v.array(v.picklist(faultNames)), []),
})
export type Entry = v.InferOutput<typeof Entry>

const Recorded = v.object({
  /** The faults that were tried. */
  measured: v.array(v.picklist(faultNames)),
  /** The outcomes by step. Cells without one are as usual and take no time. */
  steps: v.record(v.string(), v.array(Entry)),
})

/** What is recorded, by service. */
export const Promises = v.record(v.string(), Recorded)
export type Promises = v.InferOutput<typeof Promises>

const pairName = ({ service, fault }: Pick<Cell, 'service' | 'fault'>) => `${service} · ${fault}`

/** The record with these cells, and with those of other faults from before. */
export function recordOf(cells: readonly Cell[], before: Promises): Promises {
  const seen = new Set(cells.map(pairName))
  const kept = cellsOf(before).filter((cell) => !seen.has(pairName(cell)))
  const promises: Promises = {}
  for (const service of serviceNames) {
    const measured = faultNames.filter(
      (fault) =>
        seen.has(pairName({ service, fault })) || before[service]?.measured.includes(fault),
    )
    if (measured.length > 0) promises[service] = { measured, steps: {} }
  }
  for (const cell of [...cells, ...kept].toSorted(byPlace)) {
    const entries = promises[cell.service]?.steps
    if (entries) note((entries[cell.step] ??= []), cell)
    if (entries?.[cell.step]?.length === 0) delete entries[cell.step]
  }
  return promises
}

/** Adds a cell that is not as usual to the entries of its step. */
function note(entries: Entry[], { fault, warmth, observed }: Cell) {
  const { level } = observed
  const text = observed.note ?? undefined
  const waitMs = Math.round(observed.waitMs / UNNOTICED_MS) * UNNOTICED_MS
  if (level === 'full' && waitMs === 0) return
  const isSame = (entry: Entry) =>
    entry.level === level && entry.note === text && (entry.waitMs ?? 0) === waitMs
  const known = entries.find(isSame)
  const entry: Entry = known ?? {
    level,
    ...(text !== undefined && { note: text }),
    ...(waitMs > 0 && { waitMs }),
    cold: [],
    warm: [],
  }
  if (!known) entries.push(entry)
  entry[warmth].push(fault)
}

/** The order of services, steps and faults. */
const byPlace = (one: Cell, other: Cell) =>
  serviceNames.indexOf(one.service) - serviceNames.indexOf(other.service) ||
  stepNames.indexOf(one.step) - stepNames.indexOf(other.step) ||
  faultNames.indexOf(one.fault) - faultNames.indexOf(other.fault)

/** The recorded cells that are not as usual. */
export const cellsOf = (promises: Promises): Cell[] =>
  serviceNames.flatMap((service) =>
    stepNames.flatMap((step) =>
      (promises[service]?.steps[step] ?? []).flatMap(
        ({ level, note: text = null, waitMs = 0, ...entry }) =>
          WARMTHS.flatMap((warmth) =>
            entry[warmth].map((fault) => {
              const observed = { level, note: text, waitMs }
              return { service, step, fault, warmth, observed }
            }),
          ),
      ),
    ),
  )

/** What is promised for a cell, or null if nothing is recorded. */
function promised(
  promises: Promises,
  { service, step, fault, warmth }: Cell,
): Pick<Entry, 'level' | 'waitMs'> | null {
  const recorded = promises[service]
  if (!recorded?.measured.includes(fault)) return null
  const entries = recorded.steps[step] ?? []
  return entries.find((entry) => entry[warmth].includes(fault)) ?? { level: 'full' }
}

export interface Comparison {
  worse: string[]
  better: string[]
  /** Services and faults of which nothing is recorded. */
  unrecorded: Set<string>
}

/** Compares cells with what is recorded. */
export function compare(cells: readonly Cell[], recorded: Promises): Comparison {
  const comparison: Comparison = { worse: [], better: [], unrecorded: new Set() }
  for (const cell of cells) {
    const name = cellName(cell)
    const promise = promised(recorded, cell)
    if (promise === null) {
      comparison.unrecorded.add(pairName(cell))
      continue
    }
    const { level: was, waitMs: waited = 0 } = promise
    const { level, note: text, waitMs } = cell.observed
    const change = LEVELS.indexOf(level) - LEVELS.indexOf(was)
    const says = text === null ? '' : ` (${text})`
    if (change > 0 || level === 'broken') comparison.worse.push(`${name}: ${was} → ${level}${says}`)
    else if (waitMs > waited + UNNOTICED_MS)
      comparison.worse.push(`${name}: a wait of ${waited} → ${waitMs} ms`)
    else if (change < 0) comparison.better.push(`${name}: ${was} → ${level}`)
  }
  return comparison
}

declare module 'vitest' {
  interface TaskMeta {
    cells?: Cell[]
  }
}

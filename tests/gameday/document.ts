import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { fillIn, table } from '#scripts/markdown.ts'

import { faultNames, type FaultName } from './fault-names.ts'
import { LEVELS, Promises, WARMTHS, type Entry, type Level, type Warmth } from './matrix.ts'
import { faultsOf, serviceNames, services, type ServiceName } from './services.ts'
import { capabilities, stepPlaces, type Capability } from './step-places.ts'

export const DOCUMENT = 'docs/promises.md'
const RECORD = resolve(import.meta.dirname, 'promises.json')

export const readPromises = (): Promises =>
  v.parse(v.pipe(v.string(), v.parseJson(), Promises), readFileSync(RECORD, 'utf8'))

export const writePromises = (promises: Promises) =>
  writeFileSync(RECORD, `${JSON.stringify(promises, null, 1)}\n`)

/** What a shopper can still do, as text for a terminal. */
export const promiseTables = (promises: Promises) =>
  WARMTHS.map(
    (warmth) =>
      `${warmth}\n${capabilityTable(promises, warmth)}\n\n${faultTable(promises, warmth)}`,
  ).join('\n\n')

/** The document with the tables and sentences of the record between its markers. */
export const withPromises = (document: string, promises: Promises) =>
  fillIn(document, {
    warm: capabilityTable(promises, 'warm'),
    cold: capabilityTable(promises, 'cold'),
    'faults-warm': faultTable(promises, 'warm'),
    'faults-cold': faultTable(promises, 'cold'),
    sentences: sentences(promises),
  })

const capabilityNames = Object.keys(capabilities).filter(isCapability)

function isCapability(name: string): name is Capability {
  return Object.hasOwn(capabilities, name)
}

type Outcome = 'yes' | 'partly' | 'no'

/** What a shopper can still do of a capability during a fault. */
function outcomeOf(
  promises: Promises,
  { service, capability, fault, warmth }: OutcomeQuery,
): Outcome {
  const levels = Object.entries(stepPlaces)
    .filter(([, place]) => place.capability === capability)
    .map(([step, { isMain }]) => ({
      isMain,
      level: levelOf(promises[service]?.steps[step], fault, warmth),
    }))
  const worst = Math.max(...levels.map(({ level }) => LEVELS.indexOf(level)))
  if (worst === 0) return 'yes'
  const isLost = levels.every(({ isMain, level }) => !isMain || LEVELS.indexOf(level) > 1)
  return isLost ? 'no' : 'partly'
}

interface OutcomeQuery {
  service: ServiceName
  capability: Capability
  fault: FaultName
  warmth: Warmth
}

const levelOf = (entries: readonly Entry[] = [], fault: FaultName, warmth: Warmth): Level =>
  entries.find((entry) => entry[warmth].includes(fault))?.level ?? 'full'

const OUTCOMES: readonly Outcome[] = ['yes', 'partly', 'no']

/** What was not tried. */
const UNKNOWN = '?'

/** The worst outcome of each capability over all faults. */
function capabilityTable(promises: Promises, warmth: Warmth) {
  const rows = serviceNames.map((service) => [
    services[service].name,
    ...capabilityNames.map((capability) => {
      const outcomes = (promises[service]?.measured ?? []).map((fault) =>
        OUTCOMES.indexOf(outcomeOf(promises, { service, capability, fault, warmth })),
      )
      return OUTCOMES[Math.max(...outcomes)] ?? UNKNOWN
    }),
    longestWait(promises[service]?.steps, warmth),
  ])
  return table(['Service', ...Object.values(capabilities), 'Longest wait'], rows)
}

function longestWait(steps: Record<string, readonly Entry[]> = {}, warmth: Warmth) {
  const waits = Object.values(steps)
    .flat()
    .filter((entry) => entry[warmth].length > 0)
    .map(({ waitMs = 0 }) => waitMs)
  const longest = Math.max(0, ...waits)
  return longest === 0 ? '' : `${(longest / 1000).toFixed(1)} s`
}

const LETTERS: Record<Capability, string> = {
  browse: 'b',
  search: 's',
  add: 'a',
  signIn: 'i',
  pay: 'p',
  orders: 'o',
}

/** The letters of all capabilities that a fault affects, capital for what is lost. */
function faultTable(promises: Promises, warmth: Warmth) {
  const rows = serviceNames.map((service) => [
    services[service].name,
    ...faultNames.map((fault) => {
      if (!faultsOf(service).includes(fault)) return '–'
      if (!promises[service]?.measured.includes(fault)) return UNKNOWN
      return letters(promises, { service, fault, warmth })
    }),
  ])
  return table(['Service', ...faultNames], rows)
}

const letters = (promises: Promises, query: Omit<OutcomeQuery, 'capability'>) =>
  capabilityNames
    .map((capability) => {
      const outcome = outcomeOf(promises, { ...query, capability })
      if (outcome === 'yes') return ''
      return outcome === 'no' ? LETTERS[capability].toUpperCase() : LETTERS[capability]
    })
    .join('')

function sentences(promises: Promises) {
  const affected = serviceNames.filter((service) =>
    Object.values(promises[service]?.steps ?? {}).some((entries) =>
      entries.some(({ level }) => level !== 'full'),
    ),
  )
  return affected
    .map((service) => {
      const lines = Object.entries(promises[service]?.steps ?? {}).flatMap(([step, entries]) =>
        entries.filter(({ level }) => level !== 'full').map((entry) => sentence(step, entry)),
      )
      return [`### ${services[service].name}`, '', ...new Set(lines)].join('\n')
    })
    .join('\n\n')
}

function sentence(step: string, { level, note = '', cold, warm }: Entry) {
  const [first = '', ...rest] = step
  const says = level === 'less' ? note : `declined: ${note}`
  return `- ${first.toUpperCase()}${rest.join('')}: ${says} (${conditionOf(cold, warm)})`
}

function conditionOf(cold: readonly FaultName[], warm: readonly FaultName[]) {
  const named = (names: readonly FaultName[]) =>
    names.length === faultNames.length ? 'every fault' : names.join(', ')
  if (cold.join() === warm.join()) return named(cold)
  return WARMTHS.flatMap((warmth) => {
    const names = warmth === 'cold' ? cold : warm
    return names.length === 0 ? [] : [`${warmth}: ${named(names)}`]
  }).join('; ')
}

/** Writes the document of the record. */
export function writeDocument(promises: Promises) {
  const path = resolve(import.meta.dirname, '../..', DOCUMENT)
  writeFileSync(path, withPromises(readFileSync(path, 'utf8'), promises))
}

if (import.meta.main) writeDocument(readPromises())

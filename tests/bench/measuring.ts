import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import autocannon from 'autocannon'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The processes of workerd, which Miniflare runs as children of this one. */
export const runtimes = () =>
  execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
    .trim()
    .split('\n')

/** User and system time of these processes. */
export function readCpuMs(pids: string[]) {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND) * 1000
}

const ROUNDS = 5
/** V8 is still compiling in these rounds: a bag takes twice as long in the first as in the fifth. */
const WARM_UP_ROUNDS = 4
const SECONDS = 2

/** The products in the measured bag. */
export const BAG_LINES = ['JW0801', 'JW0101', 'JW0201']
/** The products in a large bag. */
export const THIRTY_LINES = [
  ...BAG_LINES,
  ...'JW0606 JW1202 JW2704 JW3603 JW0107 JW0603 JW3606 JW0604 JW2903'.split(' '),
  ...'JW3503 JW2503 JW2003 JW1403 JW3601 JW0803 JW0104 JW3602 JW3207'.split(' '),
  ...'JW2501 JW1404 JW2413 JW2613 JW0115 JW0613 JW3615 JW2915 JW2713'.split(' '),
]

interface Load {
  address: string
  headers?: Record<string, string>
  connections: number
}

/** Sends the requests of the warm-up rounds. */
export async function warmUp({ address, headers = {}, connections }: Load) {
  await autocannon({ url: address, connections, duration: WARM_UP_ROUNDS * SECONDS, headers })
}

/**
 * Rounds of requests after the warm-up: requests per second, and CPU milliseconds per request of each process group.
 * @throws {Error} if a request fails
 */
export async function underLoad(load: Load, ...groups: readonly string[][]) {
  const [rounds = []] = await underLoadInTurn([load], ...groups)
  return rounds
}

/** The same for several loads, alternating between them so that noise affects all alike. */
export async function underLoadInTurn(loads: readonly Load[], ...groups: readonly string[][]) {
  const rounds = loads.map((): Round[] => [])
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [index, load] of loads.entries()) {
      const measured = await runRound(load, groups)
      if (round >= WARM_UP_ROUNDS) rounds[index]?.push(measured)
    }
  }
  return rounds
}

interface Round {
  perSecond: number
  cpuMs: number[]
}

async function runRound(
  { address, headers = {}, connections }: Load,
  groups: readonly string[][],
): Promise<Round> {
  const before = groups.map(readCpuMs)
  const result = await autocannon({ url: address, connections, duration: SECONDS, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} fails under load`)
  const { total } = result.requests
  return {
    perSecond: total / result.duration,
    cpuMs: groups.map((pids, group) => (readCpuMs(pids) - (before[group] ?? 0)) / total),
  }
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of one figure of all results, rounded to `digits` decimals. */
export function medianBy<Key extends string>(
  results: readonly Partial<Record<Key, number | null>>[],
  key: Key,
  digits = 0,
) {
  return Number(median(results.map((result) => result[key] ?? Number.NaN)).toFixed(digits))
}

/**
 * The address after all redirects.
 * @throws {Error} when its status is not 200
 */
export async function finalAddress(address: string) {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} responded with ${answer.status}`)
  return answer.url
}

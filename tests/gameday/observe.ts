import { openShopper, rejectedForm } from '../worker/purchase.ts'
import { openStore } from '../worker/store.ts'
import type { Condition, Level, Observed } from './matrix.ts'
import { openFailingShop, type FailingShop } from './network.ts'
import type { ServiceName } from './services.ts'
import type { StepName } from './step-places.ts'
import { steps, type Answer, type People, type Step } from './steps.ts'
import { lostLines, messageOf, visibleLines, type Line } from './visible-text.ts'

/** Values that are older than any that may be served without asking for a new one. */
const WARM_MS = 20 * 60_000
const MOST_PARTS = 3
const ATTEMPTS = 5

interface Usual {
  lines: readonly Line[]
  /** The services that the step asks. */
  asked: ReadonlySet<ServiceName>
}

/** A step while nothing fails, twice: what differs then is not compared. The first time loads its code. */
export async function usualOf(name: StepName, people: People): Promise<Usual> {
  const first = await loadCode(name, people)
  const second = await take(name, people, null)
  const step = steps[name]
  for (const { answer, unknown, lines, error } of [first, second]) {
    if (unknown.length > 0) throw new Error(`${name}: no service for ${unknown.join(' ')}`)
    if (answer === null || !step.works(answer))
      throw new Error(`${name} fails as usual: ${answer?.status} ${error} ${lines.join(' ')}`)
  }
  const [one, other] = [linesOf(first.answer), linesOf(second.answer)]
  const unsteady = new Set(lostLines(one, other).map(({ text }) => text))
  return {
    lines: one.filter(({ text }) => !unsteady.has(text)),
    asked: new Set([...first.asked, ...second.asked]),
  }
}

/** The step in real time, until it works: on a busy machine, loading its code takes longer than a page may. */
async function loadCode(name: StepName, people: People) {
  for (let attempt = 1; ; attempt += 1) {
    const taken = await take(name, people, 'real time')
    if (attempt === ATTEMPTS || (taken.answer && steps[name].works(taken.answer))) return taken
  }
}

/** A step while a service fails. */
export async function observe(
  name: StepName,
  { people, usual, condition }: { people: People; usual: Usual; condition: Condition },
): Promise<Observed> {
  const { answer, waitMs, wholeMs, error } = await take(name, people, condition)
  const step = steps[name]
  if (answer === null) return { level: 'broken', note: error, waitMs }
  const { level, note } = judge(step, answer, usual)
  if (wholeMs > step.limitMs) return { level: 'broken', note: `a wait of ${wholeMs} ms`, waitMs }
  return { level, note, waitMs }
}

function judge(step: Step, answer: Answer, usual: Usual): { level: Level; note: string | null } {
  if (step.works(answer)) {
    const lost = answer.status === 303 ? [] : lostLines(usual.lines, linesOf(answer))
    if (lost.length === 0) return { level: 'full', note: null }
    const parts = [...new Set(lost.map(({ part }) => part))]
    const shown = parts.length > MOST_PARTS ? [...parts.slice(0, MOST_PARTS), 'more'] : parts
    return { level: 'less', note: `less in ${shown.join(', ')}` }
  }
  return isTyped(answer)
    ? { level: 'declined', note: messageOfAnswer(answer) }
    : { level: 'broken', note: `${answer.status} ${answer.text.slice(0, 200)}` }
}

const linesOf = (answer: Answer | null) =>
  answer === null || answer.status === 303
    ? []
    : visibleLines(answer.text, answer.response.headers.get('content-type') ?? '')

/** Whether an answer says what is the matter, and leads on. */
function isTyped({ status, text, response }: Answer) {
  const contentType = response.headers.get('content-type') ?? ''
  if (status === 500 || /\bat \S+ \(|eyJ[\w-]{10,}\.eyJ/.test(text)) return false
  if (status === 302 || status === 303) return true
  if (contentType.includes('json'))
    return status === 200 || contentType.startsWith('application/problem+json')
  return /<h1/.test(text) && /<a [^>]*href="\//.test(text)
}

function messageOfAnswer({ status, to, text, response }: Answer) {
  if (to !== null) return `leads to ${to.replace(/\?.*/, '')}`
  if ((response.headers.get('content-type') ?? '').includes('json'))
    return /"type":"([\w-]+)"/.exec(text)?.[1] ?? `status ${status}`
  const problem = rejectedForm(text)?.problem
  if (problem !== undefined) return `the form again, with the problem ${problem}`
  const message = messageOf(text)
  return message === null ? `status ${status}` : `“${message}”`
}

/** A step in a new isolate. */
async function take(name: StepName, people: People, within: Condition | 'real time' | null) {
  const condition = within === 'real time' ? null : within
  const step = steps[name]
  const earlier = openShopper(openStore(), {
    jar: new Map(step.isCustomer ? people.customer : []),
  })
  const prepared = (await step.prepare?.(earlier)) ?? ''
  const shop = openFailingShop({ isReal: within === 'real time' })
  const taken: { answer: Answer | null; error: string } = { answer: null, error: '' }
  try {
    await shop.during(async () => {
      const { name: session, jar } = earlier
      const shopper = openShopper(shop.store, { name: session, jar })
      if (condition?.warmth === 'warm') await warmUp(shop, step, jar)
      shop.fail(condition)
      taken.answer = await step.act(shopper, { people, prepared })
    })
  } catch (thrown) {
    taken.error = `throws ${thrown instanceof Error ? thrown.message : 'something'}`
  } finally {
    shop.close()
  }
  const { asked, unknown } = shop
  return {
    ...taken,
    lines: shop.store.lines,
    asked,
    unknown: [...unknown],
    ...shop.longest(),
  }
}

/** Others have visited the pages of the step, 20 minutes ago. */
async function warmUp(shop: FailingShop, { pages }: Step, jar: Map<string, string>) {
  const visitor = openShopper(shop.store, { jar: new Map(jar) })
  for (const path of pages) await visitor.get(path)
  shop.store.clock.now += WARM_MS
}

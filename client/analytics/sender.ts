import { WAITING_EVENTS_KEY } from '#shared/analytics/storage.ts'

import type { Transport, Sink, SinkContext } from './sink.ts'
import { readTab, removeTab, writeTab } from '../kit/browser-storage.ts'

interface SenderDependencies {
  context: SinkContext
  allows: (group: Sink['group']) => boolean
}

/** Sends to one sink, which opens with the first body. Bodies wait until it is open. */
export function createSender(sink: Sink, { context, allows }: SenderDependencies) {
  const waiting: object[] = []
  let isOpening = false
  /** Undefined until it is known. */
  let transport: Transport<object> | null | undefined

  function flush() {
    if (transport === undefined) return
    for (const body of waiting.splice(0)) if (allows(sink.group)) transport?.send(body)
  }

  async function openOnce() {
    if (isOpening) return
    isOpening = true
    const opened = sink.open(context)
    transport = opened instanceof Promise ? undefined : opened
    if (opened instanceof Promise) transport = await opened.catch(() => null)
    flush()
  }

  return {
    /** Without consent the body is lost, because the visitor wants it so. */
    take(body: object) {
      if (!allows(sink.group)) return
      waiting.push(body)
      void openOnce()
      flush()
    },
    /** Bodies that have to wait for the next page. */
    leave: () => (allows(sink.group) ? waiting.splice(0) : []),
  }
}

export interface TaskQueue {
  add(task: () => void): void
  /** Runs at once what is left, as when the page is left. */
  finish(): void
}

/** Runs each task by itself, in their order, so that together they never block the main thread. */
export function createTaskQueue(): TaskQueue {
  const tasks: (() => void)[] = []
  let isScheduled = false

  function schedule() {
    if (isScheduled || tasks.length === 0) return
    isScheduled = true
    setTimeout(runNext)
  }

  function runNext() {
    isScheduled = false
    const task = tasks.shift()
    schedule()
    task?.()
  }

  return {
    add(task) {
      tasks.push(task)
      schedule()
    },
    finish() {
      for (const task of tasks.splice(0)) task()
    },
  }
}

type Bodies = Readonly<Record<string, readonly object[]>>

/** Older ones are dropped. */
const MOST = 50

/** Keeps what sinks could not send before the page was left, by their names. */
export function keepBodies(
  bodies: readonly (readonly [name: string, waiting: readonly object[]])[],
) {
  const kept = bodies
    .filter(([, waiting]) => waiting.length > 0)
    .map(([name, waiting]) => [name, waiting.slice(-MOST)] as const)
  if (kept.length > 0) writeTab(WAITING_EVENTS_KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Takes what was kept, so that nothing else sends it as well. */
export function takeBodies(): Bodies {
  const text = readTab(WAITING_EVENTS_KEY)
  if (text === null) return {}
  removeTab(WAITING_EVENTS_KEY)
  const kept: unknown = parsed(text)
  if (!isObject(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).map(([name, bodies]) => [
      name,
      Array.isArray(bodies) ? bodies.filter(isObject) : [],
    ]),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { createRequire } from 'node:module'
import { Script } from 'node:vm'

import { createEnding } from './ending.ts'
import { createGlobals, NAMES, requestScope, type GlobalsOptions } from './isolate-globals.ts'

/** What a built worker exports. */
export interface WorkerExports {
  default: {
    fetch(request: Request, env: object, execution: object): Response | Promise<Response>
  }
  [name: string]: unknown
}

/** A running copy of a built worker: its modules with their state, its own clock, timers and randomness. */
export interface Isolate {
  exports: WorkerExports
  isAlive: () => boolean
  /** The same promise, which stays pending once the isolate or the request has ended. */
  awaits: <Value>(promise: Promise<Value>) => Promise<Value>
  /** The same promise, which rejects when the isolate ends. */
  unlessEnded: <Value>(promise: Promise<Value>) => Promise<Value>
  end: () => void
}

/** A worker that is compiled once, and run in any number of isolates. */
export type CompiledWorker = (names: Record<string, unknown>) => WorkerExports

const require = createRequire(import.meta.url)

/** Compiles the text of a worker, which is one CommonJS module. */
export function compile(code: string, filename: string): CompiledWorker {
  const text = `(function (exports, require, ${NAMES.join(', ')}) {${code}\n})`
  const run = new Script(text, { filename }).runInThisContext() as (...values: unknown[]) => void
  return (globals) => {
    const exports = {} as WorkerExports
    const load = (name: string) => (name === 'cloudflare:workers' ? workersModule : require(name))
    run(exports, load, ...NAMES.map((name) => globals[name]))
    return exports
  }
}

class DurableObject {
  readonly ctx: object
  readonly env: object

  constructor(ctx: object, env: object) {
    this.ctx = ctx
    this.env = env
  }
}

const workersModule = { DurableObject, env: {} }

/** Starts an isolate. */
export function startIsolate(worker: CompiledWorker, options: GlobalsOptions): Isolate {
  const ending = createEnding()
  let isAlive = true
  const isolate: Isolate = {
    exports: {} as WorkerExports,
    isAlive: () => isAlive,
    awaits(promise) {
      const scope = requestScope.getStore()
      const isWanted = () => isAlive && !scope?.isOver
      return new Promise((resolve, reject) => {
        promise.then(
          (value) => isWanted() && resolve(value),
          (error: unknown) => isWanted() && reject(error),
        )
      })
    },
    unlessEnded: ending.before,
    end() {
      isAlive = false
      ending.end(new TypeError('The isolate has ended.'))
    },
  }
  isolate.exports = worker(createGlobals(isolate, options))
  return isolate
}

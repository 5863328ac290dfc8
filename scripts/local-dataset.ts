import { createWriteStream } from 'node:fs'
import { dirname, resolve } from 'node:path'

import type { V4WorkerOptions } from 'miniflare'

/** Begins the lines of the log that are data points. */
const MARK = 'data point '

/** The file of data points, in the folder of the local databases. */
export const DATASET_FILE = 'analytics.jsonl'

/**
 * The worker with a dataset. Miniflare's own drops every data point; this one writes them to the log of the process, since the worker
 * does not wait for them.
 */
export function withDataset(worker: V4WorkerOptions): V4WorkerOptions {
  const { modules } = worker
  const [entry] = Array.isArray(modules) ? modules : []
  if (!entry || !Array.isArray(modules)) throw new Error('The worker has no list of modules.')
  const path = resolve(dirname(entry.path), 'with-dataset.js')
  return { ...worker, modules: [{ type: 'ESModule', path, contents: ENTRY }, ...modules] }
}

const ENTRY = `
  import worker from './index.js'
  export * from './index.js'

  const ANALYTICS = {
    writeDataPoint: (point) => console.log(${JSON.stringify(MARK)} + JSON.stringify(point)),
  }
  const known = new WeakMap()
  function withDataset(env) {
    if (!known.has(env)) known.set(env, { ...env, ANALYTICS })
    return known.get(env)
  }

  export default {
    fetch: (request, env, context) => worker.fetch(request, withDataset(env), context),
  }
`

interface DataPoint {
  indexes?: readonly string[]
  blobs?: readonly string[]
  doubles?: readonly number[]
}

/** Writes data points to a file, as the SQL API exports them with `FORMAT JSONEachRow`. */
export function openDatasetFile(folder: string) {
  const file = createWriteStream(resolve(folder, DATASET_FILE), { flags: 'a' })
  return {
    /** @returns whether a line of the log was a data point */
    take(line: string) {
      if (!line.startsWith(MARK)) return false
      file.write(`${JSON.stringify(rowOf(JSON.parse(line.slice(MARK.length))))}\n`)
      return true
    },
    close: () => new Promise<void>((done) => void file.end(done)),
  }
}

function rowOf({ indexes = [], blobs = [], doubles = [] }: DataPoint) {
  const named = (name: string, values: readonly (string | number)[]) =>
    values.map((value, index) => [`${name}${index + 1}`, value])
  return {
    timestamp: new Date().toISOString().slice(0, 19).replace('T', ' '),
    _sample_interval: 1,
    ...Object.fromEntries([
      ...named('index', indexes),
      ...named('blob', blobs),
      ...named('double', doubles),
    ]),
  }
}

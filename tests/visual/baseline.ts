import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

const ROOT = resolve(import.meta.dirname, '../..')

/** The pictures of the baseline, with their geometry and the Chromium version that made them. */
export const PICTURES = resolve(import.meta.dirname, 'baseline')
export const RECORD = resolve(PICTURES, 'baseline.json')

/** The measurements of a baseline run, one file per state. */
export const MEASURED = resolve(ROOT, 'test-results/visual-measured')

const Box = v.nullable(v.tuple([v.number(), v.number(), v.number(), v.number()]))

/** The boxes of a state's parts, from the upper left corner of the clip (px). `null`: the part is hidden. */
export const Geometry = v.record(v.string(), Box)
export type Geometry = v.InferOutput<typeof Geometry>

const Baseline = v.object({
  /** Another Chromium draws letters and edges differently. */
  chromiumMajor: v.number(),
  geometry: v.record(v.string(), Geometry),
})
export type Baseline = v.InferOutput<typeof Baseline>

export const readBaseline = (): Baseline =>
  existsSync(RECORD)
    ? v.parse(Baseline, JSON.parse(readFileSync(RECORD, 'utf8')))
    : { chromiumMajor: 0, geometry: {} }

/** The modes of a run: make the baseline, compare pictures and geometry with it, or geometry alone. */
export const MODES = ['update', 'pictures', 'geometry'] as const
export type Mode = (typeof MODES)[number]

/** The variable through which `visual.ts` passes the mode to the tests. */
export const MODE_VARIABLE = 'VISUAL_MODE'

/** Without the command, geometry alone, which every Chromium can compare. */
export const modeOfRun = (): Mode =>
  MODES.find((mode) => mode === process.env[MODE_VARIABLE]) ?? 'geometry'

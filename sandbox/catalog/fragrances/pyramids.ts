import { brightPyramids } from './pyramids-bright.ts'
import { deepPyramids } from './pyramids-deep.ts'
import type { Fragrance } from '../model.ts'
import type { Pyramid } from './pyramid.ts'

const pyramids: Record<string, Pyramid> = { ...brightPyramids, ...deepPyramids }

/** The `c_*` attributes with the notes of a fragrance, which every product in it has. */
export function noteAttributes({ id }: Pick<Fragrance, 'id'>) {
  const pyramid = pyramids[id]
  if (!pyramid) throw new Error(`The fragrance ${id} has no notes.`)
  const { top, heart, base } = pyramid
  return { c_topNotes: top, c_heartNotes: heart, c_baseNotes: base }
}

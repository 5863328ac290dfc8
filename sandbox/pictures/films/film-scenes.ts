import { coveredEmbers } from './covered-embers.ts'
import type { FilmScene } from './film-scene.ts'
import { juniperEvening } from './juniper-evening.ts'

/** The scenes of the films by name. */
export const filmScenes: ReadonlyMap<string, FilmScene> = new Map([
  ['juniper', juniperEvening],
  ['embers', coveredEmbers],
])

import { contactShadow } from '../drawing/light.ts'
import { at } from '../drawing/shape.ts'
import type { ProductView } from './product-view.ts'

/** Light through a window of four panes, on the wall behind everything. */
const windowLight =
  '<path d="M96 96L300 60V300L96 336ZM324 56L500 25V265L324 296ZM96 362L300 326V560L96 596ZM324 322L500 291V525L324 556Z" fill="#fff3"/>'

/** Where items stand in front of that wall. */
const foot = { x: 400, y: 858 }

export const backdrop =
  '<path d="M0 0H800V760H0Z" fill="url(#wall)"/>' +
  windowLight +
  '<path d="M0 760H800V1000H0Z" fill="url(#floor)"/>'

/** The packshot: one product on its family's ground. */
export function front({ form, look, scale }: ProductView): string {
  const { vessel } = form
  const drawn = vessel.draw(look)
  if (vessel.hangs) return onWall(drawn, vessel.height, scale)
  return backdrop + at(foot.x, foot.y, scale, contactShadow(vessel) + drawn)
}

const onWall = (drawn: string, height: number, scale: number): string =>
  `<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>${windowLight}${at(394, 500 + (height * scale) / 2, scale, drawn)}`

import type { Look } from '../label.ts'
import type { Box } from './shape.ts'

/** Something of the range that can be drawn, standing on (0, 0). */
export interface Vessel {
  width: number
  height: number
  /** What the close-up looks at. */
  label: Box
  /** Height of the real thing, for the view beside a ruler. */
  centimetres: number
  /** Fixed to the wall, so that it casts no shadow on a table. */
  hangs?: boolean
  draw: (look: Look) => string
}

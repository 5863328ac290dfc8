import { dish } from './dish.ts'
import { lantern } from './lantern.ts'
import { pedestal } from './pedestal.ts'
import { sleeve } from './sleeve.ts'

/** The candle holders by their design. */
export const holders = { sleeve, pedestal, lantern, dish } as const

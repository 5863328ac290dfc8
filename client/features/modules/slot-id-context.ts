import { createContext } from 'react'

/** The slot that a module shows. Its element has this id as `data-slot`, so that decisions find it. */
export const SlotIdContext = createContext<string | undefined>(undefined)

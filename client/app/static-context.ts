import { createContext } from 'react'

/** True inside content that React does not hydrate: the document then needs no data for it. */
export const StaticContext = createContext(false)

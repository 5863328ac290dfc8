import { createContext } from 'react'

/** True inside elements that the browser keeps as the edge rendered them, so that their data stays there too. */
export const StaticContext = createContext(false)

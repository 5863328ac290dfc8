import type { JSX as ReactJSX } from 'react'

// @stitches/react 1.2.8 reads element types from the global JSX namespace, which React 19 moved into its own.
declare global {
  namespace JSX {
    type IntrinsicElements = ReactJSX.IntrinsicElements
  }
}

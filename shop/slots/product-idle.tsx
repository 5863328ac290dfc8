import { useAction } from '#client/kit/document-actions.ts'
import type { PlacePart } from '#client/slots/places.ts'

declare module '#client/kit/document-actions.ts' {
  interface ActionValues {
    lightCandle: null
  }
}

/** Lights the candle of the story, and puts it out. */
export const productIdle: PlacePart<'productIdle'> = {
  Component: function CandleLight() {
    useAction('lightCandle', ({ element }) => {
      element.parentElement?.toggleAttribute('data-lit')
    })
    return null
  },
}

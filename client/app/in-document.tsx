import type { ReactNode } from 'react'

/**
 * The app at its place in the document, without the document. React makes ids (`useId`) of the places of all elements above,
 * so the browser, which hydrates only the app, needs siblings where the edge has some (`worker/pages/document.tsx`): the
 * body is the second of two elements, and the app the second of four.
 */
export const inDocument = (app: ReactNode) => (
  <>
    {null}
    <>
      {null}
      {app}
      {null}
      {null}
    </>
  </>
)

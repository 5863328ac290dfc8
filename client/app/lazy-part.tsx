import { Suspense, use, useState, type ReactNode } from 'react'

import type { LazyCode } from './lazy-code.ts'
import { PartBoundary } from './part-boundary.tsx'

interface LazyPartProps<Code> {
  code: LazyCode<Code>
  /** Shown while the code is loading. */
  fallback?: ReactNode
  /** Shown when the code cannot be loaded or throws. */
  failed?: ReactNode
  children: (code: Code) => ReactNode
}

/**
 * A part of the page whose code is loaded when it is rendered. Loaded code renders at once, also on the edge. The
 * part is hydrated separately from the rest.
 */
export function LazyPart<Code>({ code, fallback, failed, children }: LazyPartProps<Code>) {
  // The promise stays the same while this part is mounted, so a failure ends in the boundary.
  const [loading] = useState(() => (code.loaded() === null ? code.load() : null))
  return (
    <PartBoundary failed={failed}>
      <Suspense fallback={fallback}>
        {loading ? (
          <Loading code={loading}>{children}</Loading>
        ) : (
          <Loaded code={code.loaded()}>{children}</Loaded>
        )}
      </Suspense>
    </PartBoundary>
  )
}

interface LoadingProps<Code> extends Pick<LazyPartProps<Code>, 'children'> {
  code: Promise<Code>
}

function Loading<Code>({ code, children }: LoadingProps<Code>) {
  return children(use(code))
}

interface LoadedProps<Code> extends Pick<LazyPartProps<Code>, 'children'> {
  code: Code | null
}

function Loaded<Code>({ code, children }: LoadedProps<Code>) {
  return code === null ? null : children(code)
}

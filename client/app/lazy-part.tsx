import {
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

import { AppContext } from './app-context.ts'
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
  const boundary = useRef<PartBoundary>(null)
  // The promise stays the same while this part is mounted, so a failure ends in the boundary.
  const [loading] = useState(() => (code.loaded() === null ? code.load() : null))
  if (import.meta.env.SSR && loading) use(AppContext)?.waitForCode?.(loading)
  return (
    <PartBoundary ref={boundary} isLoading={loading !== null} failed={failed}>
      <Suspense fallback={fallback}>
        {loading ? (
          <Loading code={loading} boundary={boundary}>
            {children}
          </Loading>
        ) : (
          <Loaded code={code.loaded()}>{children}</Loaded>
        )}
      </Suspense>
    </PartBoundary>
  )
}

interface LoadingProps<Code> extends Pick<LazyPartProps<Code>, 'children'> {
  code: Promise<Code>
  boundary: RefObject<PartBoundary | null>
}

function Loading<Code>({ code, boundary, children }: LoadingProps<Code>) {
  const part = children(use(code))
  useLayoutEffect(() => boundary.current?.release(), [boundary])
  return part
}

interface LoadedProps<Code> extends Pick<LazyPartProps<Code>, 'children'> {
  code: Code | null
}

function Loaded<Code>({ code, children }: LoadedProps<Code>) {
  return code === null ? null : children(code)
}
